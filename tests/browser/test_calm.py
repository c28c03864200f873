"""The calm pace: looking costs no click. Others move, invasions and the scoring are seen, and go on by themselves."""

from __future__ import annotations

import re

from browser.boards import version, violations
from playwright.sync_api import expect

from realms_nb.board import others

START = "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada', 'Bo'], seed=638{rules})"
RULES = ", rules=rn.minute_realms.STANDARD.changed(rounds={rounds}, invasion_rounds={invasions})"
FIRST = "match.play(match.legal_moves[0])"
# People at every seat: nobody moves but by a click, so that only the page has a clock.
PEOPLE = "board = rn.Board(match, you=0)\nboard"
PLAYED = "() => document.querySelector('.rn').dataset.version !== '{}'"


def frame(page):
    scene = page.locator("[data-scene]")
    return int(scene.get_attribute("data-frame")) if scene.count() else 0


def last_move(bare, rounds, invasions, moves, **options):
    """A board before the move that ends a round, with a clock of our own; the move is made."""
    rules = RULES.format(rounds=rounds, invasions=invasions)
    notebook = bare(START.format(rules=rules), "\n".join([FIRST] * moves), PEOPLE, **options)
    notebook.run_all()
    page = notebook.page
    page.locator("[data-card]").first.wait_for()
    page.clock.install()
    notebook.execute(FIRST)
    page.locator("[data-scene]").wait_for()
    return notebook


def test_an_invasion_is_a_picture_of_less_than_eight_seconds(bare):
    """Tokens, then a seat each 1.2 s, no click; Pause holds it where it is, Skip shows its end, Again its beginning."""
    notebook = last_move(bare, 3, [1, 3], 2)
    page = notebook.page
    assert frame(page) == 1
    expect(page.locator(".rn-stood, .rn-fallen")).to_have_count(0)
    page.clock.run_for(2_000)
    assert frame(page) == 2
    expect(page.locator(".rn-stood, .rn-fallen")).to_have_count(1)
    # What is seen is told beside it, the oldest first.
    expect(page.locator(".rn-told-scene li")).to_have_count(2)
    page.locator("[data-pause-play]").click()
    page.clock.run_for(20_000)
    assert frame(page) == 2
    page.locator("[data-pause-play]").click()
    page.clock.run_for(1_250)
    assert frame(page) == 3
    page.locator("[data-scene-again]").click()
    assert frame(page) == 1
    page.locator("[data-scene-skip]").click()
    assert frame(page) == 4
    shown = page.locator("[data-verdict]").all_inner_texts()
    assert len(shown) == 3
    assert all(re.search(r"\d+ against \d+:\s*\S", text) for text in shown), shown
    assert violations(page) == []
    page.clock.run_for(3_250)
    expect(page.locator("[data-scene]")).to_have_count(0)
    expect(page.locator(".rn-market")).to_be_visible()
    notebook.check()


def test_invaders_stand_over_shields(bare):
    """As many invaders as the strength, as many shields as the realm has; those that no shield meets are framed."""
    notebook = last_move(bare, 4, [4], 11)
    page = notebook.page
    page.locator("[data-scene-skip]").click()
    strength = int(notebook.execute("print(match.state.invasions[-1].strength)"))
    for column in page.locator("[data-verdict]").all():
        said = column.locator(".rn-verdict-box b").inner_text()
        shields, against = map(int, re.findall(r"\d+", said))
        assert against == strength
        signs = column.locator(".rn-facing > span:not(.rn-unmet)").count()
        assert signs == strength + shields
        assert column.locator(".rn-unmet").count() == (shields < strength)
    notebook.check()


def test_the_winner_is_named_three_seconds_after_the_last_move(bare):
    """The sheets fill by themselves in three seconds; then headline and panel name the winner, and three ways on."""
    notebook = last_move(bare, 2, [1, 2], 5)
    page = notebook.page
    expect(page.locator("[data-scene=scoring] .rn-sheets")).to_be_visible()
    assert "win" not in page.locator(".rn-say").inner_text().lower()
    page.clock.run_for(3_050)
    said = notebook.execute(
        "names = ['You', 'Ada', 'Bo']\nprint(match.outcome.winners, [sheet.total for sheet in match.scores])"
    )
    (winner,), totals = (eval(part) for part in re.match(r"(\(.*?\)) (\[.*\])", said).groups())
    headline = page.locator(".rn-say")
    expect(headline).to_contain_text(f"with {totals[winner]} points")
    expect(headline).to_contain_text("You win" if winner == 0 else f"{['', 'Ada', 'Bo'][winner]} wins")
    for total in totals:
        expect(headline).to_contain_text(str(total))
    for what in ("[data-review]", ".rn-ended .rn-bt:nth-last-child(2)", ".rn-ended .rn-bt:last-child"):
        box, panel = (page.locator(each).bounding_box() for each in (what, ".rn-panel"))
        assert box["y"] + box["height"] <= panel["y"] + panel["height"], what
    assert violations(page) == []
    notebook.check()


def test_a_whole_game_takes_two_clicks_a_round(bare, monkeypatch):
    """Against two others at the calm pace: a card and its use in each of eight rounds, one for a loss to choose."""
    # The others do not wait here: how long they do is tested without a browser.
    monkeypatch.setattr(others, "LONGEST_WAIT", 0.0)
    board = "board = rn.Board(match, you=0, opponents={1: 'knight', 2: 'squire'})\nboard"
    notebook = bare(START.format(rules=""), board)
    notebook.run_all()
    page = notebook.page
    page.locator("[data-card]").first.wait_for()
    page.clock.install()
    clicks, goals = 0, set()
    for _ in range(20):
        for _ in range(200):
            page.clock.run_for(500)
            if page.locator(".rn-result, [data-loss], .rn-open [data-panel]").count() and not frame(page):
                break
            page.wait_for_timeout(20)
        if page.locator(".rn-result").count():
            break
        goals.add(page.locator(".rn-aim").inner_text())
        at = version(page)
        if page.locator("[data-loss]").count() == 0:
            page.locator("[data-card]:not([aria-disabled=true])").first.click()
            clicks += 1
        page.locator("[data-option]:not([aria-disabled=true])").first.click()
        clicks += 1
        page.mouse.move(3, 3)
        page.wait_for_function(PLAYED.format(at))
    assert goals == {"8 rounds, 2 invasions. Most points win."}
    losses = int(notebook.execute("print(sum(str(s.move).startswith('lose') for s in match.steps if s.seat == 0))"))
    assert clicks == 16 + losses
    notebook.check()


def test_pause_holds_the_others_until_play_and_n_shows_one_move(bare, monkeypatch):
    """After Pause nobody moves; N and Space show one move each; on a turn of one's own nothing stands there."""
    # Long enough for the mouse on a busy machine; after the pause more than one of them would be over.
    monkeypatch.setattr(others, "A_MOVE", 2.0)
    monkeypatch.setattr(others, "A_REASON", 2.0)
    monkeypatch.setattr(others, "LONGEST_WAIT", 60.0)
    board = "board = rn.Board(match, you=0, opponents={1: 'knight', 2: 'squire'})\nboard"
    notebook = bare(START.format(rules=""), board)
    notebook.run_all()
    page = notebook.page
    page.locator("[data-card]").first.click()
    expect(page.locator("[data-pause-play], [data-next]")).to_have_count(0)
    page.locator("[data-card]:not([aria-disabled=true])").first.hover()
    page.locator("[data-option]:not([aria-disabled=true])").first.click()
    button = page.locator("[data-pause-play]")
    button.click()
    expect(button).to_have_attribute("data-pause-play", "halted")
    at = int(notebook.execute("print(match.at)"))
    page.wait_for_timeout(2500)
    assert int(notebook.execute("print(match.at)")) == at
    page.locator(".rn").focus()
    page.keyboard.press("n" if at == 1 else " ")
    expect(page.locator(".rn")).to_have_attribute("data-version", str(at + 1))
    assert int(notebook.execute("print(match.at)")) == at + 1
    notebook.check()


def test_the_pace_of_the_cell_wins(bare):
    """A teacher's `pace="step"` waits for Next, whatever a board does by itself."""
    notebook = bare(
        START.format(rules=""), "board = rn.Board(match, you=0, opponents={1: 'knight'}, pace='step')\nboard"
    )
    notebook.run_all()
    page = notebook.page
    page.locator("[data-card]:not([aria-disabled=true])").first.click()
    page.locator("[data-option]:not([aria-disabled=true])").first.click()
    expect(page.locator("[data-next]")).to_be_visible()
    expect(page.locator("[data-pause-play]")).to_have_count(0)
    page.wait_for_timeout(600)
    assert notebook.execute("print(match.at)").strip() == "1"
    notebook.check()
