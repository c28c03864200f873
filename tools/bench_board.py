"""Click to repaint: a move on each board against a bare anywidget counter, in the same JupyterLab and browser.

Both are measured in the page, from the click to the frame that shows Python's answer, in alternating blocks: each click
right after the answer to the last one, and at the pace of a person. Shown with Jupyter's own server and with the
setting of binder/jupyter_server_config.py. Usage: make bench, or tools/bench_board.py [game ...]
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.lab import Lab  # noqa: E402  # the tests' own JupyterLab, found by the line above
from browser.sheets import FLAGS, TOURED, Sheet, chromium  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

COUNTER = '''
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "counter";
      button.onclick = () => model.send({ kind: "add" });
      model.on("change:value", () => { button.textContent = model.get("value"); });
      el.append(button);
    } }"""
    value = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: setattr(self, "value", self.value + 1))
Counter()
'''
# The boards, each with what brings a move so near that one more click plays it; null when the game is over.
BOARDS = {
    "minute_realms": (
        """
import realms_nb as rn
match = rn.Match(rn.minute_realms, ["Ada", "Bo"], seed=7, rules=rn.minute_realms.STANDARD.changed(invasion_rounds=[]))
rn.Board(match, pace="instant")
""",
        """async (board, seen) => {
          const card = board.querySelector("[data-card]:not([aria-disabled=true])");
          if (!card) return null;
          card.click();
          return seen("[data-option]:not([aria-disabled=true])");
        }""",
    ),
    "realm_of_sand": (
        """
import realms_nb as rn
match = rn.Match(rn.realm_of_sand, ["Ada", "Bo"], seed=7)
rn.Board(match, pace="instant")
""",
        # A tile is taken in hand over the middle of the board, where it may always lie.
        """async (board, seen) => {
          if (board.querySelector(".rn-result")) return null;
          if (!board.querySelector(".rn-choice .rn-primary[data-move]")) board.querySelector("[data-tile]").click();
          return seen(".rn-choice .rn-primary[data-move]");
        }""",
    ),
}
# So many clicks, each timed until the answer is drawn: the DOM has changed and a frame has come. Fewer if a game ends.
CLICKS = """async ([kind, n, pause, near]) => {
  const frame = () => new Promise((wake) => requestAnimationFrame(wake));
  const rest = () => pause && new Promise((wake) => setTimeout(wake, pause));
  const board = document.querySelector(".rn"), counter = document.querySelector(".counter");
  const times = [];
  async function timed(button, look) {
    const before = look(), start = performance.now();
    button.click();
    while (look() === before) await frame();
    times.push(performance.now() - start);
  }
  const seen = async (what) => {
    let found;
    while (!(found = board.querySelector(what))) await frame();
    return found;
  };
  const prepare = eval(near);
  while (times.length < n) {
    await rest();
    if (kind === "counter") { await timed(counter, () => counter.textContent); continue; }
    const button = await prepare(board, seen);
    if (!button) break;
    // Nobody clicks what is not painted yet; drawing the choice is not part of the move.
    await frame(); await frame();
    await rest();
    await timed(button, () => board.dataset.version);
  }
  return times;
}"""
N, BLOCK = 120, 20
PACES = {"back to back": 0, "120 ms apart": 120}


def medians(sheet, near, pause):
    """The median of N clicks each, in milliseconds, in alternating blocks."""
    times = {"counter": [], "board": []}
    while len(times["board"]) < N:
        for kind, known in times.items():
            wanted = len(known) + BLOCK
            while len(known) < wanted:
                known += sheet.page.evaluate(CLICKS, [kind, wanted - len(known), pause, near])
                if len(known) < wanted:
                    sheet.execute("match.restart()")
                    sheet.page.wait_for_function("() => !document.querySelector('.rn-result')")
    return statistics.median(times["counter"]), statistics.median(times["board"])


def main():
    print(f"Click to repaint in JupyterLab, medians of {N} clicks (budget 1.5 times a bare counter):")
    config = ROOT / "binder" / "jupyter_server_config.py"
    games = sys.argv[1:] or list(BOARDS)
    for server, options in (("Jupyter's own server", []), ("with TCP_NODELAY", [f"--config={config}"])):
        lab = Lab(Path(tempfile.mkdtemp()) / "root", options)
        try:
            lab.wait()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                for game in games:
                    board, near = BOARDS[game]
                    context = browser.new_context(viewport={"width": 1400, "height": 1000})
                    context.add_init_script(TOURED)
                    sheet = Sheet(lab, context.new_page(), lab.write([COUNTER, board])).load()
                    sheet.run_all()
                    sheet.page.locator(".rn [data-card]").first.wait_for()
                    for pace, pause in PACES.items():
                        counter, drawn = medians(sheet, near, pause)
                        print(
                            f"  {game:13} {server:21} {pace:13} counter {counter:5.1f} ms, board {drawn:5.1f} ms, "
                            f"{drawn / counter:.2f} times",
                            flush=True,
                        )
                    context.close()
                browser.close()
        finally:
            lab.stop()


if __name__ == "__main__":
    main()
