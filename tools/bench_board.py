"""Click to repaint: a move on the board against a bare anywidget counter, in the same JupyterLab and browser.

Both are measured in the page, from the click to the frame that shows Python's answer, in alternating blocks: each click
right after the answer to the last one, and at the pace of a person. Shown with Jupyter's own server and with the
setting of binder/jupyter_server_config.py. Usage: make bench
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.lab import FLAGS, Lab, Sheet, chromium  # noqa: E402  # the tests' own JupyterLab, found by the line above
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
BOARD = """
import realms_nb as rn
match = rn.Match(rn.minute_realms, ["Ada", "Bo"], seed=7, rules=rn.minute_realms.STANDARD.changed(invasion_rounds=[]))
rn.Board(match)
"""
# So many clicks, each timed until the answer is drawn: the DOM has changed and a frame has come.
CLICKS = """async ([kind, n, pause]) => {
  const frame = () => new Promise((wake) => requestAnimationFrame(wake));
  const rest = () => pause && new Promise((wake) => setTimeout(wake, pause));
  const board = document.querySelector(".rn"), counter = document.querySelector(".counter");
  const version = () => board.dataset.version;
  const times = [];
  async function timed(button, look) {
    const before = look(), start = performance.now();
    button.click();
    while (look() === before) await frame();
    times.push(performance.now() - start);
  }
  while (times.length < n) {
    await rest();
    if (kind === "counter") { await timed(counter, () => counter.textContent); continue; }
    const card = board.querySelector("[data-card]:not([aria-disabled=true])");
    if (!card) {
      const before = version();
      [...board.querySelectorAll(".rn-bar button")].find((button) => button.textContent === "New game").click();
      while (version() === before) await frame();
      continue;
    }
    card.click();
    let option;
    while (!(option = board.querySelector("[data-option]:not([aria-disabled=true])"))) await frame();
    // Nobody clicks what is not painted yet; drawing the choice is not part of the move.
    await frame(); await frame();
    await rest();
    await timed(option, version);
  }
  return times;
}"""
N, BLOCK = 120, 20
PACES = {"back to back": 0, "120 ms apart": 120}


def medians(page, pause):
    """The median of N clicks each, in milliseconds, in alternating blocks."""
    times = {"counter": [], "board": []}
    for _ in range(N // BLOCK):
        for kind, known in times.items():
            known += page.evaluate(CLICKS, [kind, BLOCK, pause])
    return statistics.median(times["counter"]), statistics.median(times["board"])


def main():
    print(f"Click to repaint in JupyterLab, medians of {N} clicks (budget 1.5 times a bare counter):")
    config = ROOT / "binder" / "jupyter_server_config.py"
    for server, options in (("Jupyter's own server", []), ("with TCP_NODELAY", [f"--config={config}"])):
        lab = Lab(Path(tempfile.mkdtemp()) / "root", options)
        try:
            lab.wait()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                page = browser.new_context(viewport={"width": 1400, "height": 1000}).new_page()
                sheet = Sheet(lab, page, lab.write([COUNTER, BOARD]))
                sheet.run_all()
                page.locator(".rn [data-card]").first.wait_for()
                for pace, pause in PACES.items():
                    counter, board = medians(page, pause)
                    ratio = board / counter
                    print(
                        f"  {server:21} {pace:13} counter {counter:5.1f} ms, board {board:5.1f} ms, {ratio:.2f} times"
                    )
                browser.close()
        finally:
            lab.stop()


if __name__ == "__main__":
    main()
