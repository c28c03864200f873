"""Server settings for quick widgets; `make play` and Binder use them.

Jupyter's server never sets TCP_NODELAY on the websocket to a kernel, so small messages wait about 40 ms for each other
(Nagle's algorithm meets delayed acknowledgements). A click on the board is such a message. This sends them at once.
"""

from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

_open = KernelWebsocketHandler.open


async def _open_without_delay(self, kernel_id):
    self.set_nodelay(True)
    await _open(self, kernel_id)


KernelWebsocketHandler.open = _open_without_delay
