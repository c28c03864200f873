"""A hall in real browsers: whole games of three people, a phone among them; lost lines, a killed kernel, the wall."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest
from browser.boards import one_move_by_mouse, version, violations
from games.realm_of_sand.browser.sand import skip_scene
from playwright.sync_api import TimeoutError

import realms_nb as rn

SIZES = {"Ann": (1366, 768), "Ben": (1280, 720), "Cem": (380, 800)}
TONGUES = {"Ann": "en-GB", "Ben": "de-DE", "Cem": "it-IT"}
# As in docs: nobody's seat is played for while a test is slow.
PATIENT = {"port": 0, "patience": 600, "bot_seconds": 0.0}


AT = "(v) => Number(document.querySelector('.rn').dataset.version) === v"


class Class:
    """People at pages of their own, each with a browser that knows nothing of the others."""

    def __init__(self, browser):
        self._browser, self._contexts, self.faults = browser, [], []

    def page(self, name="", width=1280, height=800, **options):
        context = self._browser.new_context(viewport={"width": width, "height": height}, **options)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append((name, str(error))))
        return page

    def sits(self, hall, name, **options):
        width, height = SIZES.get(name, (1280, 800))
        page = self.page(name, width, height, locale=TONGUES.get(name, "en-GB"), **options)
        sit(page, hall.address, hall.code, name)
        return page

    def close(self):
        for context in self._contexts:
            context.close()


def sit(page, address, code, name):
    page.goto(address)
    page.fill("#code", code)
    page.fill("#name", name)
    page.click("button")


@pytest.fixture
def people(browser):
    made = Class(browser)
    yield made
    made.close()
    assert made.faults == []


@pytest.fixture
def host(monkeypatch):
    made = []
    # Every run plays the same game.
    monkeypatch.setattr("realms_nb.halls.table.secret_seed", lambda: 7)

    def opened(*args, **options):
        made.append(rn.host(*args, **PATIENT, **options))
        return made[-1]

    yield opened
    for hall in made:
        hall.close()


def begin(pages):
    for page in pages:
        page.locator(".rn").wait_for()
        # A first look is not what is tried here.
        if page.locator(".rn-tour button").count():
            page.locator(".rn-tour button").first.click()


FIELDS = ("C3", "D4", "B3", "E4", "D2", "C5")


def changes(page, before):
    """Whether the position is another one soon."""
    try:
        page.wait_for_function(f"(v) => !({AT})(v)", arg=before, timeout=1_500)
    except TimeoutError:
        return False
    return True


def play_sand(page):
    """A step of a turn by mouse; on a phone, where the market is on another page, a tile is taken in the panel."""
    before = version(page)
    page.locator("[data-step], .rn-choice [data-option], .rn-choice button").first.wait_for()
    if page.locator(".rn-choice [data-move^=build]").count():
        page.locator(".rn-choice [data-move^=build]").first.click()
    elif page.locator("[data-step=draw]").count():
        market = page.locator("[data-take]:visible")
        (market.first if market.count() else page.locator(".rn-choice button:visible").last).click()
    elif page.locator("[data-step=turn]").count():
        for tile in range(page.locator("[data-tile]").count()):
            for field in FIELDS:
                page.locator("[data-tile]").nth(tile).click()
                page.locator(f"[data-name={field}]").click()
                if changes(page, before):
                    return
    else:
        page.locator(".rn-choice [data-option]:not([aria-disabled=true])").last.click()
    assert changes(page, before)


def drop(hall):
    """Cut every line, as a wifi that goes away does."""
    hall._server.there(lambda: [line.close() for line in tuple(hall._server.lines)])


def same(pages, hall):
    """Every page comes to the position of the table."""
    for page in pages:
        # Meanwhile a player may have moved on.
        for _ in range(400):
            if version(page) == hall[1].at:
                break
            page.wait_for_timeout(50)
        assert version(page) == hall[1].at


@pytest.mark.parametrize("which", ["minute_realms", "realm_of_sand"])
def test_three_people_play_a_whole_game(which, host, people):
    """Three people in three languages, one at a phone, play to the end; a reload and lost lines cost nothing."""
    game = getattr(rn, which)
    rules = None if which == "minute_realms" else game.STANDARD.changed(most_rounds=6)
    hall = host(game, size=3, students=3, rules=rules)
    pages = [people.sits(hall, name) for name in SIZES]
    for page in pages:
        page.locator("[data-presence=here]").nth(2).wait_for()
    assert [page.locator("h1").inner_text() for page in pages] == [
        "Table 1, seat 1",
        "Tisch 1, Platz 2",
        "Tavolo 1, posto 3",
    ]
    hall.start()
    begin(pages)
    made = 0
    while hall[1].turn is not None:
        page = pages[hall[1].turn]
        same([page], hall)
        skip_scene(page)
        if which == "minute_realms":
            one_move_by_mouse(page)
        else:
            play_sand(page)
        made += 1
        if made == 3:
            pages[0].reload()
            begin(pages[:1])
        if made == 5:
            drop(hall)
            for each in pages:
                each.locator("body:not(:has([data-band=noline]))").wait_for(state="attached")
        same(pages, hall)
    assert made > (20 if which == "minute_realms" else 8)
    for page in pages:
        skip_scene(page)
        page.locator(".rn-result").first.wait_for()
    table = hall.games()
    assert list(table.name) == ["Ann", "Ben", "Cem"]
    assert table.over.all()
    assert table.won.any()
    assert table.moves.sum() == hall[1].at
    assert table.for_them.sum() == 0


def test_a_seat_has_no_buttons_of_the_table(host, people):
    """At a seat there are no undo, pace, hint and new game; whoever waits reads who decides; axe finds nothing."""
    hall = host(rn.minute_realms, size=2)
    # axe is a script of a test, which the page itself would not let in.
    pages = [people.sits(hall, name, bypass_csp=True) for name in ("Ann", "Cem")]
    hall.ask("strength", "How strong will the invaders be?")
    for page in pages:
        page.locator(".waiting").wait_for()
        page.locator("#answer").fill("3")
        page.locator(".asked button").click()
        page.locator(".asked p", has_text="3").wait_for()
        assert violations(page, "body") == []
    assert list(hall.guesses("strength").answer) == [3, 3]
    # Whoever waits reads all cards and takes the lesson; it lies down by itself when the game is dealt.
    phone = pages[1]
    phone.locator(".waiting a[href^=cards]").click()
    assert phone.locator(".cards li").count() > 20
    assert violations(phone, "body") == []
    phone.locator("main a").first.click()
    phone.locator("[data-learn]").click()
    phone.locator("[data-lesson=on]").click()
    phone.locator("[data-lesson=back]").wait_for()
    phone.locator("[data-lesson=end]").click()
    phone.locator("[data-lesson=play-on]", has_text="Torna al tavolo").click()
    phone.locator("[data-learn]").click()
    phone.locator("[data-lesson=on]").wait_for()
    hall.start()
    begin(pages)
    phone.locator("[data-lesson]").wait_for(state="detached")
    waits = pages[1 - hall[1].turn]
    assert waits.locator(".rn-pace, .rn-hintb, [aria-label=Undo]").count() == 0
    assert waits.locator("[data-next]:not([aria-disabled=true])").count() == 0
    waits.locator("#head .turn time").wait_for()
    # On a phone the menu is behind the last of the tabs.
    menu = waits.locator(".rn-menub:visible, .rn-parts button:visible").last
    menu.click()
    assert waits.locator(".rn-menu button[lang], .rn-menu .rn-seg").count() >= 1
    assert waits.locator(".rn-menu input[type=file]").count() == 0
    menu.click()
    for page in pages:
        assert violations(page, "body") == []
    # In another language board and room are told in it, and the others' are not.
    pages[0].locator("footer button[lang=de]").click()
    pages[0].locator("#head b", has_text="Tisch 1").wait_for()
    pages[0].locator(".rn[lang=de]").wait_for()
    pages[1].locator(".rn[lang=it]").wait_for()


def test_a_move_over_a_lost_line_is_played_once(host, people):
    """A move that is made while the line is lost is kept, sent when it is back, and played exactly once."""
    hall = host(rn.minute_realms, size=2, students=1)
    page = people.sits(hall, "Ann")
    hall.start()
    begin([page])
    page.wait_for_function("() => document.querySelector('.rn-choice [data-option], [data-card]')")
    hall._server.there(lambda: None)
    at = hall[1].at
    page.context.set_offline(True)
    drop(hall)
    page.locator("[data-band=noline]").wait_for()
    page.locator("[data-card]:not([aria-disabled=true])").first.click()
    page.locator(".rn-choice [data-option]:not([aria-disabled=true])").first.click()
    page.wait_for_timeout(700)
    assert hall[1].at == at
    page.context.set_offline(False)
    page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) > v", arg=at)
    page.locator("[data-band=noline]").wait_for(state="detached")
    mine = [step for step in hall[1].history[at:] if step.seat == 0]
    assert len(mine) == 1


def mover(pages):
    """The page of whoever is to decide, as the pages say it."""
    for _ in range(200):
        for page in pages:
            skip_scene(page)
            if page.locator(".rn-say i").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to decide")


PROGRAM = """
import sys, realms_nb as rn, realms_nb.halls.table as table
table.secret_seed = lambda: 7
hall = rn.host(rn.minute_realms, sys.argv[1], size=2, port=int(sys.argv[2]) or None, patience=600, bot_seconds=0.0)
print(hall.address, hall.code.replace(" ", ""), flush=True)
for line in sys.stdin:
    hall.start()
"""


def kernel(folder, port=0):
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder), str(port)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    return process, *process.stdout.readline().split()


def test_a_killed_kernel_loses_nothing(tmp_path, people):
    """A kernel is killed after a move was told; another one on the same folder has it, and the open pages play on."""
    first, address, code = kernel(tmp_path)
    second = None
    try:
        pages = [people.page(name) for name in ("Ann", "Ben")]
        for page, name in zip(pages, ("Ann", "Ben"), strict=True):
            sit(page, address, code, name)
            page.locator(".waiting").wait_for()
        first.stdin.write("start\n")
        first.stdin.flush()
        begin(pages)
        for number in range(4):
            one_move_by_mouse(mover(pages))
            for each in pages:
                each.wait_for_function(
                    "(v) => Number(document.querySelector('.rn').dataset.version) === v", arg=number + 1
                )
        os.kill(first.pid, signal.SIGKILL)
        for page in pages:
            page.locator("[data-band=noline]").wait_for()
        second, again, same_code = kernel(tmp_path)
        assert (again, same_code) == (address, code)
        for page in pages:
            page.locator("[data-band=noline]").wait_for(state="detached", timeout=20_000)
            assert version(page) == 4
        one_move_by_mouse(mover(pages))
        for each in pages:
            each.wait_for_function(AT, arg=5)
    finally:
        for process in (first, second):
            if process is not None:
                process.kill()
                process.communicate()


def test_the_lobby_says_what_is_wrong(host, people):
    """Without any script, code and name are typed and what is wrong stands at the field; a name is never markup."""
    hall = host(rn.minute_realms, size=2)
    page = people.page(java_script_enabled=False, locale="en-GB")
    page.goto(hall.address)
    page.fill("#code", "KM7")
    page.fill("#name", "Ben")
    page.click("button")
    assert page.locator("#code + .fault").inner_text() == "The code has 6 signs; these are 3."
    assert page.locator("#name").input_value() == "Ben"
    for name in ('"><script>alert(1)</script>', "<img src=x onerror=alert(1)>"):
        page.fill("#code", hall.code.lower())
        page.fill("#name", name)
        page.click("button")
        assert "must not contain" in page.locator("#name + .fault").inner_text()
        assert page.locator("img, form script").count() == 0
    page.fill("#name", 'Zoë "&amp;" O\'Neil')
    page.click("button")
    assert page.url.split("?")[0] == f"{hall.address}seat"
    # With scripts the same name is read as it was typed.
    other = people.sits(hall, "Ann")
    other.locator(".neighbours", has_text='Zoë "&amp;" O\'Neil').wait_for()
    tried = people.page(bypass_csp=True)
    tried.goto(hall.address)
    assert violations(tried, "body") == []
    # On a device that has a seat the way back is offered.
    other.goto(hall.address)
    other.locator("a.back").click()
    other.locator(".waiting").wait_for()


def test_the_wall_shows_the_code_then_a_table(host, people):
    """The wall shows address and code, then a table as a spectator sees it, larger, without anything to press there."""
    hall = host(rn.minute_realms, size=2)
    page = people.sits(hall, "Ann")
    page.locator(".waiting").wait_for()
    wall = people.page(width=1920, height=1080)
    wall.goto(hall.wall)
    wall.locator(".code", has_text=hall.code).wait_for()
    assert "key=" not in wall.url
    hall.start()
    hall.project(1)
    wall.locator(".rn").wait_for()
    assert wall.locator(".rn-choice [data-option]").count() == 0
    assert wall.locator(".beside .strip", has_text=hall.code).count() == 1
    assert wall.locator(".beside .leads li").count() == 2
    # A phone reads the address where it can be seen.
    assert wall.locator(".beside .qr").bounding_box()["width"] > 90
    assert wall.evaluate("() => Number(document.getElementById('table').style.zoom)") > 1.3
    begin([page])
    if hall[1].turn == 0:
        one_move_by_mouse(page)
    same([wall], hall)
    hall.project(None)
    wall.locator(".code").wait_for()
