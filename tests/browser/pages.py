"""Pages opened from a folder, with the network cut off and every attempt to use it counted."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from browser.sheets import LOCAL_SCHEMES, TOURED


class Stand:
    """A page in the browser, with everything that went wrong on it."""

    def __init__(self, page):
        self.page, self.errors, self.outside, self.boxes = page, [], [], []
        page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._watch)
        page.on("dialog", lambda dialog: (self.boxes.append(dialog.message), dialog.dismiss()))

    def _watch(self, request):
        if urlsplit(request.url).scheme not in LOCAL_SCHEMES | {"file"}:
            self.outside.append(request.url)

    def check(self):
        """No error, no request, and no box that somebody's name has opened."""
        assert not self.errors, f"errors on the console: {self.errors}"
        assert not self.outside, f"requests: {self.outside}"
        assert not self.boxes


@pytest.fixture
def stand(browser):
    """Opens a file from a folder, as a double click does, without any network."""
    contexts = []

    def opened(path, before="", **options):
        context = browser.new_context(**({"viewport": {"width": 1280, "height": 900}} | options))
        context.set_offline(True)
        context.add_init_script(TOURED)
        if before:
            context.add_init_script(before)
        contexts.append(context)
        found = Stand(context.new_page())
        found.page.goto(path.resolve().as_uri())
        return found

    yield opened
    for context in contexts:
        context.close()
