"""A board on a bare page: the real widget in a real Chromium, over a line of its own to Python, without JupyterLab.

Most of what a test of a board asserts lies between the widget and its script. `bare` opens cells as `sheet` does, and
what it opens is asked in the same way; only there is no server to start, no notebook to load and no kernel to wait for.
Its cells are run in a thread that has a loop, as a kernel has one, so players think beside it. What is about notebooks
(saving, shortcuts, trust, a dead kernel, words beside the board) is tested with `sheet`.
"""

from __future__ import annotations

import ast
import asyncio
import io
import json
import threading
from base64 import b64encode
from contextlib import redirect_stdout

import comm
import ipywidgets
import pytest
from browser.sheets import TOURED, Sheet
from comm.base_comm import BaseComm
from ipywidgets.widgets.widget import _instances
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketHandler

# The least that a host of anywidget is: models that follow Python's state, and a place to draw.
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A board</title>
<link rel="icon" href="data:,">
<style>:root { --jp-layout-color1: white } body { margin: 0; padding: 8px; font: 13px/1.3 system-ui, sans-serif }
:root:has(body[data-jp-theme-light=false]) { --jp-layout-color1: #111; background: #111; color: #ddd }</style></head>
<body data-jp-theme-light="true"><main id="out"></main><script>
const line = new WebSocket(`ws://${location.host}/line`);
const models = new Map();
class Model {
  changed = {};
  ears = new Map();
  widget_manager = { kernel: { status: "idle", connectionStatus: "connected" } };
  constructor(id, state) { Object.assign(this, { id, state }); }
  get(name) { return this.state[name]; }
  set(name, value) { this.state[name] = this.changed[name] = value; this.tell(`change:${name}`, value); }
  save_changes() { this.post({ method: "update", state: this.changed, buffer_paths: [] }); this.changed = {}; }
  send(content) { this.post({ method: "custom", content }); }
  post(data) { line.send(JSON.stringify({ id: this.id, data })); }
  on(names, ear) {
    for (const name of names.split(" ")) this.ears.set(name, [...(this.ears.get(name) ?? []), ear]);
  }
  off(name, ear) {
    if (!name) this.ears.clear();
    else this.ears.set(name, ear ? (this.ears.get(name) ?? []).filter((each) => each !== ear) : []);
  }
  tell(name, ...values) { for (const ear of this.ears.get(name) ?? []) ear(...values); }
  hear({ method, state, content }, buffers) {
    const bytes = (text) => new DataView(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer);
    if (method === "custom") this.tell("msg:custom", content, buffers.map(bytes));
    if (method !== "update") return;
    Object.assign(this.state, state);
    for (const [name, value] of Object.entries(state)) this.tell(`change:${name}`, value);
    this.tell("change");
  }
}
async function show(id) {
  const model = models.get(id);
  const style = document.createElement("style");
  style.textContent = model.get("_css");
  document.head.append(style);
  const script = URL.createObjectURL(new Blob([model.get("_esm")], { type: "text/javascript" }));
  const made = (await import(script)).default;
  const widget = typeof made === "function" ? await made() : made;
  await widget.initialize?.({ model });
  const el = document.getElementById("out").appendChild(document.createElement("div"));
  await widget.render({ model, el });
}
line.onmessage = ({ data }) => {
  const { kind, id, said, buffers } = JSON.parse(data);
  if (kind === "comm_open") models.set(id, new Model(id, said.state));
  else if (kind === "comm_msg") models.get(id).hear(said, buffers);
  else if (kind === "show") show(id);
};
line.onopen = () => { document.body.dataset.line = "open"; };
</script></body></html>"""


class Side:
    """Python's side: a thread with a loop in it, as a kernel is, which serves the page and runs the cells."""

    def __init__(self):
        self.loop = asyncio.new_event_loop()
        self.line, self.comms = None, {}
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.address = self.call(self._serve)

    def call(self, function, *values):
        """Do it in the thread, and wait."""

        async def there():
            return function(*values)

        return asyncio.run_coroutine_threadsafe(there(), self.loop).result()

    def _serve(self):
        side = self

        class Page(RequestHandler):
            def get(self):
                self.write(PAGE)

        class Line(WebSocketHandler):
            def open(self):
                self.set_nodelay(True)
                side.line = self

            def on_message(self, message):
                told = json.loads(message)
                side.comms[told["id"]].handle_msg({"content": {"data": told["data"]}, "buffers": []})

        sockets = bind_sockets(0, "127.0.0.1")
        self._server = HTTPServer(Application([("/", Page), ("/line", Line)], websocket_max_message_size=2**26))
        self._server.add_sockets(sockets)
        return f"http://127.0.0.1:{sockets[0].getsockname()[1]}"

    def tell(self, kind, id, said=None, buffers=()):
        """Send the page a word, from whichever thread."""
        packed = [b64encode(each).decode() for each in buffers or ()]
        text = json.dumps({"kind": kind, "id": id, "said": said, "buffers": packed})
        self.loop.call_soon_threadsafe(lambda: self.line.write_message(text))

    def comm(self, *values, **named):
        """What a widget opens in place of the line of a kernel."""
        side = self

        class Comm(BaseComm):
            def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **_):
                side.tell(msg_type, self.comm_id, data, buffers)

        made = Comm(*values, **named)
        self.comms[made.comm_id] = made
        return made

    def run(self, code, names):
        """Run a cell; the answer is what it printed and the value of its last line."""
        tree, value, printed = ast.parse(code), None, io.StringIO()
        last = ast.Expression(tree.body.pop().value) if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        with redirect_stdout(printed):
            exec(compile(tree, "<cell>", "exec"), names)
            if last:
                value = eval(compile(last, "<cell>", "eval"), names)
        return printed.getvalue(), value

    def stop(self):
        """End the thread."""
        self.call(self._server.stop)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


class Bare(Sheet):
    """A bare page, with the same questions as a notebook."""

    def __init__(self, side, page, cells):
        super().__init__(None, page, None)
        self._side, self._cells, self._names = side, cells, {"__name__": "__main__"}
        page.goto(side.address)
        page.locator("body[data-line=open]").wait_for(state="attached")

    def run_all(self):
        """Run every cell and show the widget that stands at the end of one."""
        for cell in self._cells:
            _, value = self._side.call(self._side.run, cell, self._names)
            if isinstance(value, ipywidgets.Widget):
                self._side.tell("show", value.comm.comm_id)

    def execute(self, code):
        """Run code; the answer is what it printed."""
        return self._side.call(self._side.run, code, self._names)[0]

    def theme(self, name):
        """Switch the page to `light` or `dark`, by the marks of JupyterLab."""
        self.page.evaluate("(light) => { document.body.dataset.jpThemeLight = light }", str(name == "light").lower())


@pytest.fixture(scope="session")
def side():
    """One thread for the bare pages of a process."""
    made = Side()
    yield made
    made.stop()


@pytest.fixture
def bare(side, browser, monkeypatch):
    """Opens bare pages with cells of Python beside them."""
    contexts = []
    monkeypatch.setattr(comm, "create_comm", side.comm)

    def opened(*cells, width=1280, height=900, toured=True, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        if toured:
            context.add_init_script(TOURED)
        contexts.append(context)
        return Bare(side, context.new_page(), cells)

    yield opened
    for context in contexts:
        context.close()
    for each in list(side.comms):
        if widget := _instances.get(each):
            side.call(widget.close)
    side.comms.clear()
