"""Click to repaint: a move on the board against a bare anywidget counter, in the same JupyterLab and browser.

Both are measured in the page, from the click to the frame that shows Python's answer, alternating, at a calm pace.
Shown with Jupyter's own server and with the setting of binder/jupyter_server_config.py. Usage: make bench
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

N = 100
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
# One click, timed until the answer is drawn: the DOM has changed and a frame has passed.
CLICK = """async ([button, shown]) => {
  const target = document.querySelector(shown[0]);
  const look = () => target[shown[1]] ?? target.getAttribute(shown[1]);
  const before = look();
  const start = performance.now();
  document.querySelector(button).click();
  while (look() === before) await new Promise((wake) => requestAnimationFrame(wake));
  return performance.now() - start;
}"""


def rounds(sheet):
    """The times of N clicks each, in milliseconds."""
    page, times = sheet.page, {"counter": [], "board": []}
    for _ in range(N):
        times["counter"].append(page.evaluate(CLICK, [".counter", [".counter", "textContent"]]))
        page.wait_for_timeout(60)
        if not page.locator("[data-card]").count():
            page.locator(".rn-bar button", has_text="New game").click()
            page.wait_for_timeout(200)
        page.locator("[data-card]:not([aria-disabled=true])").first.click()
        option = "[data-option]:not([aria-disabled=true])"
        page.locator(option).first.wait_for()
        page.wait_for_timeout(60)
        times["board"].append(page.evaluate(CLICK, [option, [".rn", "data-version"]]))
        page.wait_for_timeout(60)
    return times


def main():
    print(f"Click to repaint in JupyterLab, median of {N} paced clicks each (budget 1.5 times a bare counter):")
    config = ROOT / "binder" / "jupyter_server_config.py"
    for name, options in (("Jupyter's own server", []), ("with TCP_NODELAY", [f"--config={config}"])):
        lab = Lab(Path(tempfile.mkdtemp()) / "root", options)
        try:
            lab.wait()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                page = browser.new_context(viewport={"width": 1400, "height": 1000}).new_page()
                sheet = Sheet(lab, page, lab.write([COUNTER, BOARD]))
                sheet.run_all()
                page.locator(".rn [data-card]").first.wait_for()
                times = rounds(sheet)
                browser.close()
        finally:
            lab.stop()
        counter, board = (statistics.median(times[each]) for each in ("counter", "board"))
        print(f"  {name:22} counter {counter:5.1f} ms, board {board:5.1f} ms, ratio {board / counter:.2f}")


if __name__ == "__main__":
    main()
