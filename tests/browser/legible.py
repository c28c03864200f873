"""Whether a board can be read where it stands: one checker for every face of it, in any host and at any width."""

from __future__ import annotations

# What is written on the board, word by word. A word is covered if something that paints lies over its middle and is
# neither around it nor in it; it is torn if its letters stand on more lines than a long word needs; it is cut if it
# stands where nobody can scroll to.
READ = """(board) => {
  const root = board.getRootNode();
  const marks = new Set();
  // What lets the mouse through hides a word all the same.
  const sheet = document.createElement("style");
  sheet.textContent = "* { pointer-events: auto !important; transition: none !important; animation: none !important }";
  (root.head ?? root).append(sheet);
  const alpha = (colour) => {
    const parts = colour.match(/[\\d.]+/g);
    return !parts || colour === "transparent" ? 0 : parts.length > 3 ? Number(parts[3]) : 1;
  };
  const paints = (el) => {
    const style = getComputedStyle(el);
    if (Number(style.opacity) < 0.3 || style.visibility !== "visible") return false;
    if (el instanceof SVGElement && el.tagName !== "svg") {
      return [style.fill, style.stroke].some((ink) => ink !== "none" && alpha(ink) > 0.3);
    }
    if (["IMG", "CANVAS", "VIDEO"].includes(el.tagName)) return true;
    if (style.backgroundImage !== "none" || alpha(style.backgroundColor) > 0.5) return true;
    // Letters over letters.
    return [...el.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  };
  const above = (x, y, holder) => {
    for (const each of root.elementsFromPoint(x, y)) {
      if (each === holder || each.contains(holder) || holder.contains(each)) return null;
      if (paints(each)) return each;
    }
    return null;
  };
  const seen = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults = [];
  let words = 0;
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const node of texts) {
    const holder = node.parentElement;
    if (!node.data.trim() || !seen(holder) || holder.closest("option, script, style, title")) continue;
    // Written for those who do not see: one pixel of room.
    const room = holder.getBoundingClientRect();
    if (room.width < 3 || room.height < 3) continue;
    for (const found of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const lines = [...range.getClientRects()].filter((line) => line.width > 0.5 && line.height > 0.5);
      if (!lines.length) continue;
      words += 1;
      const heights = new Set(lines.map((line) => Math.round(line.top)));
      const parts = found[0].split(/[-\\u00ad\\u2011/·]/).length;
      if (holder.namespaceURI.endsWith("html") && heights.size > parts + (found[0].length > 14 ? 1 : 0)) {
        faults.push(`torn: ${found[0]} on ${heights.size} lines`);
      }
      if (holder.namespaceURI.endsWith("svg")) continue;
      const line = lines[0];
      let [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      let inner = holder, away = false;
      while (inner && inner !== board.parentElement) {
        const style = getComputedStyle(inner), box = inner.getBoundingClientRect();
        const out = x < box.left - 1 || x > box.right + 1 || y < box.top - 1 || y > box.bottom + 1;
        // What can be scrolled to, or is shortened with three dots, is not lost.
        const kept = /auto|scroll/.test(style.overflowX + style.overflowY) || style.textOverflow === "ellipsis";
        if (out && kept) away = true;
        else if (out && style.overflowX === "hidden") {
          faults.push(`cut: ${found[0]}`);
          away = true;
        }
        if (away) break;
        inner = inner.parentElement;
      }
      if (away) continue;
      if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) {
        holder.scrollIntoView({ block: "center", inline: "nearest" });
        const now = range.getClientRects()[0];
        if (!now) continue;
        [x, y] = [now.left + now.width / 2, now.top + now.height / 2];
      }
      if (x < 0 || x > innerWidth) {
        faults.push(`beyond the edge: ${found[0]}`);
        continue;
      }
      const over = above(x, y, holder);
      if (!over) continue;
      // A bar that stays in sight covers what is scrolled away under it; in the middle of the window it covers nothing.
      holder.scrollIntoView({ block: "center", inline: "nearest" });
      const now = range.getClientRects()[0];
      const still = now && above(now.left + now.width / 2, now.top + now.height / 2, holder);
      if (still) faults.push(`covered: ${found[0]} by ${still.tagName} ${still.getAttribute("class") ?? ""}`);
    }
  }
  sheet.remove();
  return { words, faults: [...new Set(faults)] };
}"""
TOP = "(board) => { scrollTo(0, 0); return board.getBoundingClientRect().top }"
# The board is in sight where a reader arrives: in the first quarter of the window.
QUARTER = 0.25


def unreadable(page, board=".rn", *, first=True, wide=True):
    """What is wrong with a board on a page, in sentences: text covered, torn or cut, a board too far down, a page
    wider than its window. `first` says that the board must stand in the top quarter, `wide` that the page is its own.
    """
    page.mouse.move(1, 1)
    found = page.locator(board).first
    wrong = []
    if first:
        top, height = found.evaluate(TOP), page.viewport_size["height"]
        if top > QUARTER * height:
            wrong.append(f"the board begins at {top:.0f} of {height}")
    if wide:
        over = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        if over > 1:
            wrong.append(f"the page is {over} wider than its window")
    read = found.evaluate(READ)
    assert read["words"] > 20, f"only {read['words']} words were found on the board"
    return wrong + read["faults"]


def torn_above(page, part="header"):
    """The same of what stands above the board, such as the title of a page."""
    return page.locator(part).first.evaluate(READ)["faults"]
