"""The 32 rulings where the rulebook leaves a question open: each with its test, in order."""

from __future__ import annotations

import pytest
from games.realm_of_sand.engine.sand import (
    ADVANCED,
    game,
    pieces,
    play,
    realm,
    refusal,
    table,
    texts,
    told,
    two,
    with_realm,
)
from games.realm_of_sand.engine.sand import zone as zone_of
from msgspec.structs import replace

import realms_nb as rn
from realms_nb.core.errors import BadRules, BadSetup
from realms_nb.games.realm_of_sand.engine.rules import STANDARD
from realms_nb.games.realm_of_sand.engine.state import (
    ChooseStartTile,
    DrawTile,
    KeepOneCard,
    SetTileAside,
    TakeTurn,
    hourglasses,
)


def test_a1_first_tiles():
    """In turn order everybody takes the first three tiles clockwise from the queen."""
    state = game.setup(3, seed=5)
    alone = game.setup(1, seed=5)
    order = alone.realms[0].tiles + alone.circle
    assert [r.tiles for r in state.realms] == [order[0:3], order[3:6], order[6:9]]
    assert state.circle == order[9:]


def test_a2_the_circle_is_a_queue():
    """A used tile goes to the tail, the first or second is taken, and an untaken head stays head."""
    state = two(realm())
    first, second, third, *_ = state.circle
    laid = play(state, "lay T01 B2=G C2=G D2=R")
    assert laid.circle[-1] == "T01"
    assert texts(laid) == [f"take {first}", f"take {second}"]
    assert play(laid, f"take {second}").circle[:2] == (first, third)
    assert play(laid, f"take {first}").circle[:2] == (second, third)


def test_a3_return_then_draw():
    """The used tile is returned before a new one is taken, so in a tiny circle it can be taken again."""
    state = two(realm(), circle=("T05",))
    assert texts(play(state, "lay T01 B2=G C2=G D2=R")) == ["take T05", "take T01"]


def test_a4_tiles_on_dark_fields():
    """A tile may lie partly on dark fields if the level allows all of them."""
    assert refusal(two(realm(level=0)), "lay T01 A2=G B2=G C2=R") == "too_many_dark_fields"
    assert refusal(two(realm(level=1)), "lay T01 A2=G B2=G C2=R") is None
    assert refusal(two(realm(level=1)), "lay T03 A2=G B2=G A3=R") == "too_many_dark_fields"


def test_a5_dark_fields_any():
    """At most as many dark fields are occupied at once as the level says, freely chosen; those in use may be reused."""
    state = two(realm("A1=G", level=1, zone="R"))
    assert refusal(state, "summon R F6") == "too_many_dark_fields"
    assert refusal(state, "summon R A1") is None
    assert refusal(two(realm("A1=g", level=1)), "move A1 F6") is None
    assert refusal(two(realm("A1=G", level=2, zone="R")), "summon R F6") is None


def test_a5_dark_fields_numbered():
    """In the other reading level n opens the numbered field n, and no other."""
    rules = STANDARD.changed(dark_fields="numbered")
    state = two(realm("B2=g", level=2, zone="R"), rules=rules)
    assert [text for text in texts(state, "summon R") if text.split()[2] in rules.table.fields(rules.table.dark)] == [
        "summon R C1",
        "summon R F3",
    ]
    assert refusal(state, "summon R D6") == "dark_field_closed"
    assert refusal(state, "lay T01 C1=R C2=G C3=G") is None
    assert refusal(state, "move B2 A1") == "dark_field_closed"


def test_a6_levels_beyond_the_track():
    """A level gained at the end of the track is ignored."""
    state = two(realm("B2=G C2=G B3=R", level=6), open_cards="I-07")
    assert play(state, "build I-07 B2 C2 B3").realms[0].level == 6
    assert "LevelKept" in told(state, "build I-07 B2 C2 B3")


def test_a7_tiles_may_be_flipped():
    """A tile may be turned and flipped: the three-coloured corner fits both ways round."""
    state = two(realm())
    assert refusal(state, "lay T25 B2=G C2=R B3=K") is None
    assert refusal(state, "lay T25 B2=G C2=K B3=R") is None
    unflipped = two(realm(), rules=STANDARD.changed(flipped_tiles=False))
    assert refusal(unflipped, "lay T25 B2=G C2=K B3=R") == "tile_does_not_fit"


def test_a8_patterns_are_turned_not_mirrored():
    """A pattern may be turned but not mirrored, unless the rules say so."""
    turned = two(realm("C2=G C3=G C4=G B2=R"), open_cards="II-01")
    mirrored = two(realm("C2=G C3=G C4=G D2=R"), open_cards="II-01")
    assert texts(turned, "build") == ["build II-01 B2 C2 C3 C4"]
    assert texts(mirrored, "build") == []
    flag = STANDARD.changed(mirrored_patterns=True)
    assert texts(replace(mirrored, rules=flag), "build") == ["build II-01 C2 D2 C3 C4"]


def test_a9_the_pattern_need_not_stand_alone():
    """Pieces around a pattern do not matter and stay."""
    state = two(realm("B2=G C2=G D2=R E2=K C3=k"))
    assert pieces(play(state, "build I-01 B2 C2 D2")) == "E2=K C3=k"


def test_a10_no_piece_counts_twice():
    """A piece used for one building is gone and cannot serve another."""
    state = two(realm("B2=G C2=G D2=R"), open_cards="I-01 I-07", done=True)
    again = two(realm("B2=G C2=G D2=R B3=R"), open_cards="I-01 I-07")
    assert len(texts(again, "build")) == 2
    assert texts(play(again, "build I-01 B2 C2 D2"), "build") == []
    assert play(state, "build I-01 B2 C2 D2").decision == TakeTurn(1)


def test_a11_discs_are_not_wild():
    """A disc counts as one rune of its own colour: it fills no field of another."""
    assert texts(two(realm("B2=g C2=G D2=r")), "build") == ["build I-01 B2 C2 D2"]
    assert texts(two(realm("B2=g C2=G D2=y")), "build") == []
    assert texts(two(realm("B2=G C2=b B3=R C3=R B4=G"), open_cards="III-01"), "build") != []
    assert texts(two(realm("B2=G C2=y B3=R C3=R B4=G"), open_cards="III-01"), "build") == []


def test_a12_squares_run_out():
    """Covered squares return first; then what exists is placed, and the player chooses the fields that stay empty."""
    state = two(realm(tiles="T01"), squares=(1, 28, 28))
    assert refusal(state, "lay T01 B2=G C2=G D2=R") == "squares_run_out"
    assert refusal(state, "lay T01 B2=- C2=G D2=R") is None
    assert refusal(state, "lay T01 B2=G C2=- D2=R") is None
    assert refusal(state, "lay T01 B2=- C2=- D2=R") == "squares_left"
    assert refusal(state, "lay T01 B2=G C2=G D2=-") == "squares_left"
    after = play(state, "lay T01 B2=- C2=G D2=R")
    assert pieces(after) == "C2=G D2=R"
    assert after.squares == (0, 27, 28)
    assert told(state, "lay T01 B2=- C2=G D2=R")["FieldsLeftEmpty"].fields == ("B2",)
    covered = two(realm("B2=G", tiles="T01"), squares=(1, 28, 28))
    assert refusal(covered, "lay T01 B2=G C2=G D2=R") is None
    assert refusal(covered, "lay T01 B3=G C3=G D3=R") == "squares_run_out"
    none = two(realm(tiles="T01"), squares=(0, 0, 28))
    assert pieces(play(none, "lay T01 B2=- C2=- D2=-")) == ""


def test_a13_bonus_disc_out_of_stock():
    """A bonus disc that the supply does not have is lost."""
    state = two(realm("B2=G C2=G D2=R"), discs=(4, 0, 4, 4, 4))
    assert zone_of(play(state, "build I-01 B2 C2 D2")) == ""
    assert "DiscMissed" in told(state, "build I-01 B2 C2 D2")


def test_a14_bonuses_count_at_once():
    """A disc or level gained before the main action can be used in it."""
    disc = play(two(realm("B2=G C2=G D2=R")), "build I-01 B2 C2 D2", "summon R E5")
    assert pieces(disc) == "E5=r"
    level = two(realm("B2=G C2=G B3=R"), open_cards="I-07")
    assert refusal(level, "lay T01 A2=G B2=G C2=R") == "too_many_dark_fields"
    assert refusal(play(level, "build I-07 B2 C2 B3"), "lay T01 A2=G B2=G C2=R") is None


def test_a15_refill_after_the_turn():
    """A completed card is replaced only after the turn, so the new one cannot be built in it."""
    state = two(realm("B2=G C2=G D2=R B4=R C4=R D4=K"), open_cards="I-01", decks=(("I-02",), (), ()))
    built = play(state, "build I-01 B2 C2 D2")
    assert built.display[0] == (None,)
    assert texts(built, "build") == []
    after = play(built, "lay T03 B2=G C2=G B3=R", f"take {built.circle[0]}")
    assert after.display[0] == ("I-02",)
    assert after.decision == TakeTurn(1)


def test_a16_no_passing():
    """Exactly one main action: a turn cannot end without it, and summoning means at least one disc."""
    state = two(realm(zone="G"))
    assert refusal(state, "end") == "main_action_due"
    assert refusal(state, "finish") == "other_question"
    assert texts(two(realm()), "lay")
    done = two(realm("B2=G C2=G D2=R", zone="G"), done=True)
    assert refusal(done, "lay T01 B2=G C2=G D2=R") == "main_action_done"
    assert refusal(done, "summon G B2") == "main_action_done"


def test_a17_displaced_discs():
    """A disc displaced while summoning comes back and may be placed again within the three."""
    state = play(two(realm("C3=b", zone="G")), "summon G C3")
    assert zone_of(state) == "B"
    state = play(state, "summon B D3", "move C3 C4")
    assert pieces(state) == "D3=b C4=g"
    assert state.decision == TakeTurn(1)


def test_a18_hourglasses_of_completed_cards():
    """Ten hourglasses on completed cards end the game, but only with the round; hidden cards do not count."""
    rich = realm("B2=G C2=G B3=G", buildings=("III-13", "III-14", "III-15"), hidden=("III-16",), zone="G")
    state = two(rich, open_cards="I-10")
    assert hourglasses(state.rules, state.realms[0]) == 9
    built = play(state, "build I-10 B2 C2 B3")
    assert told(state, "build I-10 B2 C2 B3")["EndTriggered"].hourglasses == 10
    other = play(built, "summon G B2", "finish")
    assert other.decision == TakeTurn(1)
    over = play(other, "lay T26 B2=R C2=K B3=G", f"take {other.circle[0]}")
    assert over.decision is None
    assert game.outcome(over).winners == (0,)
    nine = play(state, "summon G B2", "finish", "end", "lay T26 B2=R C2=K B3=G", f"take {state.circle[0]}")
    assert nine.decision == TakeTurn(0)
    assert nine.round == 2


def test_a19_a_tie_that_stays_is_shared():
    """Equal points and equal pieces: the victory is shared."""
    state = replace(two(realm("B2=G", buildings=("I-01",)), realm("C3=r", buildings=("I-02",))), decision=None)
    result = game.outcome(state)
    assert (result.winners, result.tie_break) == ((0, 1), "shared")


def test_a20_only_the_board_breaks_ties():
    """Squares and discs on the board break a tie; discs in the active zone do not count."""
    first = realm("B2=G", buildings=("I-01",), zone="GGGG")
    second = realm("B2=G C2=g", buildings=("I-02",), tiles="T26 T27 T28")
    result = game.outcome(replace(two(first, second), decision=None))
    assert (result.winners, result.ranking, result.tie_break) == ((1,), ((1,), (0,)), "pieces")


def test_a21_crystals_start_colourless():
    """The crystal lies colourless side up at the start: it must be earned."""
    state = game.setup(4, seed=1, rules=ADVANCED)
    assert {r.crystal for r in state.realms} == {"colourless"}
    orange = two(realm(power="orange"), rules=ADVANCED)
    assert refusal(orange, "crystal") == "crystal_colourless"


def test_a22_one_charge():
    """A building on the crystal of an active marker has no further effect."""
    state = two(realm("B5=G C5=G D5=R", power="orange", crystal="active"), rules=ADVANCED)
    assert "CrystalActivated" not in told(state, "build I-01 B5 C5 D5")
    after = play(state, "build I-01 B5 C5 D5", "crystal")
    assert after.realms[0].crystal == "colourless"
    assert refusal(after, "crystal") == "crystal_colourless"


def test_a23_purple_spends_its_crystal():
    """Without the crystal three discs are the limit; spending it lifts the limit for this turn."""
    purple = realm(zone="GGRRK", power="purple", crystal="active")
    state = two(purple, rules=ADVANCED, open_cards="III-01")
    limited = play(state, "summon G B2", "summon G C2", "summon R D2")
    assert limited.decision == TakeTurn(1)
    free = play(state, "crystal", "summon G B2", "summon G C2", "summon R D2", "summon R E2", "summon K E3")
    assert pieces(free) == "B2=g C2=g D2=r E2=r E3=k"
    assert free.realms[0].crystal == "colourless"
    assert play(free, "finish").decision == TakeTurn(1)
    assert refusal(replace(state, decision=TakeTurn(0, done=True)), "crystal") == "main_action_done"


def test_a24_purple_chooses_its_start_disc():
    """The purple player chooses a blue or yellow disc from the supply before the game."""
    rules = ADVANCED.changed(board_set=[board for board in ADVANCED.board_set if board.power == "purple"])
    state = game.setup(1, seed=3, rules=rules)
    assert texts(state) == ["start B", "start Y"]
    assert refusal(state, "start G") == "no_start_disc"
    after = play(state, "start Y")
    assert (zone_of(after), after.discs, after.decision) == ("Y", (2, 2, 2, 2, 1), TakeTurn(0))


def test_a25_yellow_exchanges_any_own_disc():
    """The yellow power takes a disc from the board or the active zone; the new one goes to the active zone."""
    state = two(realm("B2=g", zone="R", power="yellow", crystal="active"), rules=ADVANCED, discs=(4, 4, 4, 4, 0))
    board = play(state, "exchange B2 B")
    assert (pieces(board), zone_of(board), board.discs) == ("", "RB", (5, 4, 4, 3, 0))
    assert zone_of(play(state, "exchange R B")) == "B"
    assert refusal(state, "exchange R Y") == "disc_out_of_stock"
    assert refusal(state, "exchange R R") == "same_colour"
    # From the board a disc may come back as one of its own colour: it is lifted into the active zone.
    lifted = play(state, "exchange B2 G")
    assert (pieces(lifted), zone_of(lifted), lifted.discs) == ("", "GR", (4, 4, 4, 4, 0))
    assert "exchange B2 G" in texts(state)
    assert "exchange R R" not in texts(state)
    assert refusal(state, "exchange G B") == "no_disc_in_zone"
    assert refusal(state, "exchange C2 B") == "no_disc_there"


def test_a26_green_moves_squares_only():
    """The green power moves a square, not a disc, to an empty field that is allowed."""
    state = two(realm("B2=G C2=r A2=K", level=1, power="green", crystal="active"), rules=ADVANCED)
    assert pieces(play(state, "shift B2 E5")) == "A2=K C2=r E5=G"
    assert refusal(state, "shift C2 E5") == "no_square_there"
    assert refusal(state, "shift B2 C2") == "field_not_empty"
    assert refusal(state, "shift B2 F6") == "too_many_dark_fields"
    assert refusal(state, "shift A2 F6") is None


def test_a27_blue_keeps_the_order_of_the_circle():
    """Tiles given by the blue power take the places of the tiles taken."""
    state = two(realm(power="blue", crystal="active"), rules=ADVANCED)
    place = state.circle.index("T20")
    once = play(state, "swap T01 T20")
    assert once.circle[place] == "T01"
    assert once.realms[0].tiles == ("T20", "T03", "T25")
    assert refusal(once, "swap T20 T05") == "tile_just_swapped"
    assert refusal(once, "swap T03 T01") == "tile_just_swapped"
    twice = play(once, "swap T03 T05")
    assert twice.decision == TakeTurn(0)
    assert twice.realms[0].tiles == ("T20", "T05", "T25")
    assert play(once, "finish").decision == TakeTurn(0)


def test_a28_red_with_a_small_deck():
    """The red power looks at as many cards as the deck has, up to three."""
    state = two(realm(power="red", crystal="active"), rules=ADVANCED, decks=(("I-05", "I-06"), (), ("III-09",) * 1))
    assert texts(state, "look") == ["look I", "look III"]
    assert refusal(state, "look II") == "deck_empty"
    looking = play(state, "look I")
    assert looking.decision == KeepOneCard(0, 1, ("I-05", "I-06"), TakeTurn(0))
    assert refusal(looking, "keep I-07") == "card_not_drawn"
    kept = play(looking, "keep I-06")
    assert (kept.realms[0].hidden, kept.decks[0]) == (("I-06",), ("I-05",))


def test_a29_a_power_once_per_charge():
    """One charge is one use; a crystal won in a turn can be used from the next turn on."""
    state = two(realm("B5=G C5=G D5=R", power="orange"), rules=ADVANCED)
    built = play(state, "build I-01 B5 C5 D5")
    assert refusal(built, "crystal") == "crystal_fresh"
    after = play(built, "lay T03 B2=G C2=G B3=R", f"take {built.circle[0]}")
    assert after.realms[0].crystal == "active"
    used = play(with_realm(replace(after, decision=TakeTurn(0))), "crystal")
    assert (used.realms[0].level, refusal(used, "crystal")) == (1, "crystal_colourless")


def test_a30_solo_refill():
    """Alone, the laid tile is put aside; after summoning one is discarded; then one of the first two is taken."""
    state = table(realm(zone="G"))
    laid = play(state, "lay T01 B2=G C2=G D2=R")
    assert (laid.aside, laid.circle, laid.decision) == (("T01",), state.circle, DrawTile(0))
    summoned = play(state, "summon G B2", "finish")
    assert summoned.decision == SetTileAside(0)
    assert texts(summoned) == ["aside T01", "aside T03", "aside T25"]
    aside = play(summoned, "aside T03")
    assert (aside.aside, texts(aside)) == (("T03",), ["take T02", "take T04"])
    assert play(aside, "take T04").realms[0].tiles == ("T01", "T25", "T04")


def test_a31_one_side_for_all():
    """All seats play the same side: the basic boards have no power, the advanced ones are all different."""
    assert {r.power for r in game.setup(4, seed=2).realms} == {None}
    powers = [r.power for r in game.setup(4, seed=2, rules=ADVANCED).realms]
    assert None not in powers
    assert len(set(powers)) == 4
    with pytest.raises(BadSetup, match="2 players need 2 advanced boards; these rules have 1"):
        game.setup(2, rules=ADVANCED.changed(board_set=ADVANCED.board_set[:1]))


def test_a32_an_empty_deck_leaves_the_row_short():
    """When the deck of a level is empty, a completed card is not replaced."""
    state = two(realm("B2=G C2=G D2=R", zone="G"), open_cards="I-01 I-02", decks=((), (), ()))
    built = play(state, "build I-01 B2 C2 D2", "summon G B2")
    assert "RowLeftShort" in told(built, "finish")
    assert play(built, "finish").display[0] == ("I-02",)


@pytest.mark.parametrize(("start_tiles", "order"), [("chosen", [0, 1, 2]), ("chosen_from_last", [2, 1, 0])])
def test_a37_first_tiles_may_be_chosen(start_tiles, order):
    """Each seat chooses its first tiles from the whole circle, one seat after the other, before anything else."""
    state = game.setup(3, seed=4, rules=ADVANCED.changed(start_tiles=start_tiles))
    chosen = []
    while isinstance(state.decision, ChooseStartTile):
        assert len(game.legal_moves(state)) == len(state.circle)
        assert refusal(state, "end") == "other_question"
        chosen.append(state.decision.seat)
        tile = state.circle[len(state.circle) // 2]
        state, events = game.narrate(state, game.parse(f"take {tile}", state.rules))
        assert type(events[0]).__name__ == "TileTaken"
        assert tile in state.realms[chosen[-1]].tiles
    assert chosen == [seat for seat in order for _ in range(3)]
    assert all(len(realm.tiles) == 3 for realm in state.realms)
    assert not isinstance(state.decision, ChooseStartTile)
    dealt = game.setup(3, seed=4, rules=ADVANCED)
    assert sorted((*dealt.circle, *(tile for realm in dealt.realms for tile in realm.tiles))) == sorted(
        (*state.circle, *(tile for realm in state.realms for tile in realm.tiles))
    )


def test_a38_sides_may_be_mixed():
    """Each seat may play the side it likes: the basic ones have no power, the advanced ones different boards."""
    rules = game.STANDARD.changed(sides=["basic", "advanced", "basic", "advanced"])
    state = game.setup(4, seed=2, rules=rules)
    powers = [realm.power for realm in state.realms]
    assert powers[0] is None is powers[2]
    assert powers[1] != powers[3]
    assert None not in (powers[1], powers[3])
    with pytest.raises(BadSetup, match="2 players need 2 sides"):
        game.setup(2, rules=game.STANDARD.changed(sides=["advanced"]))
    with pytest.raises(BadRules, match="'basic' and 'advanced', one per seat"):
        game.STANDARD.changed(sides=["golden"])
    # As many as may sit at a table, and no more.
    assert len(game.STANDARD.changed(sides=["basic"] * 6).sides) == 6
    with pytest.raises(BadRules, match="one per seat"):
        game.STANDARD.changed(sides=["basic"] * 7)


def test_a_single_tile_is_a_rule():
    """The fewest and the most tiles of an active zone are allowed, one less and one more are not."""
    assert [game.STANDARD.changed(active_tiles=number).active_tiles for number in (1, 9)] == [1, 9]
    for wrong in (0, 10):
        with pytest.raises(BadRules, match="active_tiles"):
            game.STANDARD.changed(active_tiles=wrong)


@pytest.mark.parametrize("start_tiles", ["chosen", "chosen_from_last"])
def test_whole_games_by_these_options(start_tiles):
    """Games with chosen tiles and mixed sides are played to their end by dukes and saved as any other."""
    rules = game.STANDARD.changed(start_tiles=start_tiles, sides=["advanced", "basic"], hourglasses_to_end=3)
    rows = rn.simulate(game, ["squire", "random"], games=2, seed=1, rules=rules, workers=1, quiet=True)
    assert rows["forfeit"].isna().all()
    assert game.unpack_rules(game.pack_rules(rules)) == rules
