"""People at a hall without sockets: each has a browser that keeps every byte that it was sent."""

from __future__ import annotations

import json

from realms_nb.halls.classroom import Classroom
from realms_nb.halls.reception import Reception


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self):
        self.now = 1_000.0

    def __call__(self):
        return self.now


class Page:
    """A browser with a key: what it was sent, and what it draws."""

    def __init__(self, reception, key):
        self.reception, self.key = reception, key
        self.sent, self.parted, self.ids = [], False, 0
        self.state = {}

    def post(self, data):
        self.sent.append(data)
        told = json.loads(data)
        if told["kind"] == "state":
            self.state = told["state"]
        elif told["kind"] == "board" and told["data"]["method"] == "update":
            self.state |= told["data"]["state"]

    def part(self):
        self.parted = True

    def say(self, **message):
        return self.reception.hear(self, json.dumps(message))

    def sit(self, **more):
        return self.say(kind="sit", key=self.key, **more)

    def leave(self):
        self.reception.depart(self)

    def board(self, kind, **content):
        """Say something as a board does; the answer is its number."""
        self.ids += 1
        self.say(kind="board", content={"kind": kind, "id": self.ids, "view": 7, **content})
        return self.ids

    def play(self, move, version=None):
        return self.board("play", move=str(move), version=self.snapshot["version"] if version is None else version)

    def told(self, kind):
        return [told for told in map(json.loads, self.sent) if told["kind"] == kind]

    @property
    def snapshot(self):
        return self.state["snapshot"]

    @property
    def room(self):
        return self.told("room")[-1]


class Evening:
    """A hall with people in it."""

    def __init__(self, game, names, **options):
        self.clock = Clock()
        self.hall = Classroom(game, clock=self.clock, **options)
        self.reception = Reception(self.hall)
        self.pages = {name: self.come(name) for name in names}

    def come(self, name):
        page = Page(self.reception, self.hall.join(self.hall.code, name))
        page.sit()
        return page

    def wall(self):
        page = Page(self.reception, self.hall.wall)
        page.sit()
        return page

    def page_at(self, table):
        """The page of whoever is to decide at a table; None if a strategy is."""
        name = table.chairs[table.turn].name
        return self.pages.get(name)
