"""The class view: twenty tables at a glance, buttons that do what they say, and at most four updates a second."""

from __future__ import annotations

import json

import pytest
from browser.boards import violations

START = """
import realms_nb as rn
from realms_nb.halls.class_view import ClassView
hall = rn.host(rn.minute_realms, port=0, students=STUDENTS, size=3, title="Class 7b", patience=600, bot_seconds=0.0)
keys = [hall._there(lambda name=name: hall._hall.join(hall._hall.code, name)) for name in NAMES]
there = lambda: hall._there(lambda: [hall._hall.here(key) for key in list(hall._hall.away)])
"""


@pytest.fixture
def class_view(bare):
    made = []

    def opened(*names, students=None, **options):
        start = START.replace("STUDENTS", repr(students)).replace("NAMES", repr(list(names)))
        notebook = bare(start, "view = ClassView(hall)\nhall._views.append(view)\nview", **options)
        made.append(notebook)
        notebook.run_all()
        notebook.page.locator(".rnc").wait_for()
        return notebook

    yield opened
    for notebook in made:
        notebook.execute("hall.close()")


def ask(notebook, code):
    return json.loads(notebook.execute(f"import json; print(json.dumps({code}))"))


def test_buttons_do_what_they_say(class_view):
    """Start, pause, go on, the wall, a knight for somebody away, back again: each is done, and the line says so."""
    notebook = class_view("Ann", "Ben")
    page = notebook.page
    page.locator(".rnc header", has_text="0 of 2 here").wait_for()
    notebook.execute("there()")
    page.locator(".rnc header", has_text="2 of 2 here").wait_for()
    page.locator("[data-act=start]").click()
    page.locator("tr[data-table='1'] .rnc-since", has_text=":").wait_for()
    assert ask(notebook, "hall[1].names") == ["Ann", "Ben", "Knight"]
    page.locator("[data-act=all]").click()
    page.locator("tr", has_text="paused").wait_for()
    assert ask(notebook, "hall._hall.tables[0].paused") is True
    page.locator("[data-act=all]").click()
    page.locator("tr [data-act=pause]", has_text="Pause").wait_for()
    page.locator("[data-act=project]").click()
    page.locator("[data-act=project][aria-pressed=true]").wait_for()
    assert ask(notebook, "hall._hall.projected") == 1
    page.locator("[data-act=code]").click()
    page.locator("[data-act=project][aria-pressed=false]").wait_for()
    # Whoever decides goes away: a knight plays, and everybody sees for whom.
    notebook.execute(
        "table = hall._hall.tables[0]\nkey = table.chairs[table.turn].key\nname = table.chairs[table.turn].name"
    )
    notebook.execute("hall._there(lambda: hall._hall.gone(key))")
    page.locator("[data-act=stand-in]").click()
    page.locator("[data-act=stand-in]").wait_for(state="detached")
    assert ask(notebook, "[c.player for c in table.chairs if c.key == key]") == ["knight"]
    assert violations(page, ".rnc") == []
    # Late, and given the seat of the knight.
    notebook.execute("hall._there(lambda: hall._hall.join(hall._hall.code, 'Finn'))")
    page.locator("[data-late]", has_text="Give Finn the seat of Knight at table 1").click()
    page.locator("tr", has_text="Finn").wait_for()
    assert "Finn" in ask(notebook, "hall[1].names")
    notebook.execute("hall.close()")
    page.locator(".rnc-note", has_text="is closed").wait_for()
    assert page.locator(".rnc button").count() == 0


def test_twenty_tables(class_view):
    """Twenty tables are twenty lines in their order, scrolled inside; whatever happens is told in few updates."""
    names = [f"P{number}" for number in range(60)]
    notebook = class_view(*names, students=60, width=1186)
    page = notebook.page
    notebook.execute("there()\nhall.start()")
    page.locator("tr[data-table='20'] .rnc-since", has_text=":").wait_for()
    assert page.locator("tbody tr").count() == 20
    assert page.locator(".rnc").bounding_box()["height"] < 800
    # A hundred calls are one update.
    before = ask(notebook, "view.updates")
    notebook.execute("for _ in range(100): hall._there(view.soon)")
    notebook.execute("table = hall._hall.tables[4]\nhall._there(lambda: table.match.play(table.match.legal_moves[0]))")
    page.wait_for_timeout(400)
    assert ask(notebook, "view.updates") <= before + 2
    page.locator("tr[data-table='5'] td:nth-child(3)", has_text="1").wait_for()


def test_a_wrong_message_does_nothing(class_view):
    """What is no button, or names a table that is not there, changes nothing; the second is told in a sentence."""
    notebook = class_view("Ann", "Ben")
    for wrong in ({}, {"act": "boom"}, {"act": "pause", "table": "x"}, [], "x", None):
        notebook.execute(f"view._on_message(view, {wrong!r}, [])")
    notebook.execute("view._on_message(view, {'act': 'pause', 'table': 9}, [])")
    notebook.page.locator(".rnc-fault", has_text="There is no table 9").wait_for()
    assert ask(notebook, "hall._hall.begun") is False


def test_in_jupyterlab(sheet):
    """In a real JupyterLab the hall is its class view: run again it is the same hall, and the saved file has no key."""
    notebook = sheet(
        "import realms_nb as rn\nhall = rn.host(rn.minute_realms, 'evening', port=0, size=2, title='Class 7b')\nhall",
        "for name in ('Ann', 'Ben'):\n    hall._there(lambda name=name: hall._hall.join(hall._hall.code, name))",
    )
    page = notebook.page
    notebook.run_all()
    page.locator(".rnc header", has_text="0 of 2 here").wait_for()
    code = notebook.execute("print(hall.code)").strip()
    page.locator(".rnc-code", has_text=code).wait_for()
    page.locator(".rnc .qr").wait_for()
    page.locator("[data-act=start]").click()
    page.locator("tr[data-table='1'] .rnc-since", has_text=":").wait_for()
    # The first cell again, as after a restarted kernel: the folder is the same hall, with its people.
    notebook.execute("first = hall")
    page.locator(".jp-CodeCell .jp-InputArea-editor").first.click()
    page.keyboard.press("Control+Enter")
    page.locator(".rnc [data-act=project]").wait_for()
    assert notebook.execute("print(first.closed, hall.closed, hall.code, hall[1].names)").split(" ", 2)[:2] == [
        "True",
        "False",
    ]
    page.locator("[data-act=project]").click()
    page.locator("[data-act=project][aria-pressed=true]").wait_for()
    saved = json.dumps([cell.get("outputs", []) for cell in notebook.save().cells])
    assert "Class 7b" in saved
    assert notebook.execute("print(hall._hall.wall)").strip() not in saved
    notebook.execute("hall.close()")
    page.locator(".rnc-note", has_text="is closed").wait_for()
