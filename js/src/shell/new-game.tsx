// A new game: how many seats, who plays, which seed. The game that is played is kept, and the dialog says so.
import { useState } from "preact/hooks";
import { Bt, Icon } from "../parts/icons";
import { Dialog } from "./dialog";
import type { Wish } from "./kernel";
import { asked as askedOf, chosenOf, Rulings } from "./rulings";
import { calledOf, diamonds, Strengths } from "./strengths";
import { fill, monogram } from "./text";
import type { BoardTexts, Snapshot } from "./wire";

interface Props {
  snapshot: Snapshot<unknown, unknown>;
  book: BoardTexts<unknown>;
  /** Why the game cannot be dealt; undefined if it was. */
  onStart: (wish: Wish) => Promise<string | undefined>;
  onClose: () => void;
}

// Names for seats that were not there before.
const NAMES = ["Ada", "Bo", "Cy", "Dan", "Eve", "Fay"];
const LARGEST_SEED = 999_999;

export function NewGame({ snapshot, book, onStart, onClose }: Props) {
  const w = book.words;
  const [count, setCount] = useState(snapshot.names.length);
  const [names, setNames] = useState(() => seatNames(snapshot.names, Math.max(...book.seats, snapshot.names.length)));
  const [players, setPlayers] = useState(() =>
    names.map((_, seat) => (seat < snapshot.names.length ? (snapshot.players[seat] ?? "") : usual(book.players))),
  );
  // Null where chance deals; otherwise the number with which the same is dealt.
  const [seed, setSeed] = useState<string | null>(null);
  const [rules, setRules] = useState(() => chosenOf(book.rulings));
  const [why, setWhy] = useState<string>();
  // Whether the table of how strong they are is looked at.
  const [asked, setAsked] = useState(false);
  const others = book.players.filter((player) => !book.levels.includes(player));
  const put = <T,>(list: T[], place: number, value: T) => list.map((old, at) => (at === place ? value : old));

  function start() {
    const seats = names.slice(0, count).map((name, seat) => ({
      name: name.trim(),
      ...(players[seat] ? { player: players[seat] } : {}),
    }));
    const chosen = askedOf(book.rulings, rules).map(({ key }) => [key, rules[key]!]);
    const wish: Wish = { kind: "new", seats };
    if (seed) wish.seed = Number(seed);
    if (chosen.length) wish.rules = Object.fromEntries(chosen);
    // What was written is not lost when it is refused.
    void onStart(wish).then((refused) => (refused ? setWhy(refused) : onClose()));
  }

  const strong = book.strengths.length > 0;

  if (asked)
    return (
      <Dialog key="strong" title={w["strong-title"]!} size="new" onClose={() => setAsked(false)}>
        <Strengths book={book} />
        <p class="rn-answers">
          <Bt data-first data-back onClick={() => setAsked(false)}>
            <Icon name="back" /> {w["new-back"]}
          </Bt>
        </p>
      </Dialog>
    );
  return (
    <Dialog key="new" title={w.new!} size="new" onClose={onClose}>
      {snapshot.history.length > 0 && <p class="rn-quiet">{w["new-kept"]}</p>}
      <div class="rn-newgame">
        <div>
          <fieldset class="rn-seg">
            <legend>{w["new-seats"]}</legend>
            {book.seats.map((seats) => (
              <button key={seats} type="button" aria-pressed={count === seats} onClick={() => setCount(seats)}>
                {seats}
              </button>
            ))}
          </fieldset>
          <Rulings rulings={book.rulings} many={false} chosen={rules} onChoose={setRules} />
          <fieldset class="rn-seg">
            <legend>{w["new-deal"]}</legend>
            <button type="button" aria-pressed={seed === null} onClick={() => setSeed(null)}>
              {w["new-chance"]}
            </button>
            <button type="button" aria-pressed={seed !== null} data-same onClick={() => setSeed(seed ?? drawn())}>
              {w["new-same"]}
            </button>
          </fieldset>
          {seed !== null && (
            <p class="rn-seed">
              <label>
                {w["new-seed"]}
                <input
                  type="text"
                  inputMode="numeric"
                  value={seed}
                  onInput={(event) => setSeed(event.currentTarget.value.replace(/\D/g, "").slice(0, 15))}
                />
              </label>
              <Bt onClick={() => setSeed(drawn())}>{w["new-another"]}</Bt>
            </p>
          )}
          <small>{w["new-seed-note"]}</small>
        </div>
        <fieldset class="rn-sit">
          <legend>{w["new-who"]}</legend>
          {names.slice(0, count).map((name, seat) => (
            <div key={seat}>
              <p>
                <b class="rn-mono" aria-hidden>
                  {monogram(name)}
                </b>
                <input
                  type="text"
                  maxLength={40}
                  value={name}
                  aria-label={fill(w["new-name"], { number: seat + 1 })}
                  onInput={(event) => setNames(put(names, seat, event.currentTarget.value))}
                />
                <select
                  aria-label={fill(w["new-player"], { number: seat + 1 })}
                  value={players[seat]}
                  onChange={(event) => setPlayers(put(players, seat, event.currentTarget.value))}
                >
                  <option value="">{w["new-person"]}</option>
                  {book.levels.map((level) => (
                    <option key={level} value={level}>
                      {calledOf(book, level)} {diamonds(book.levels, level)}
                    </option>
                  ))}
                  {others.length > 0 && (
                    <optgroup label={w["new-more"]!}>
                      {others.map((player) => (
                        <option key={player} value={player}>
                          {player}
                        </option>
                      ))}
                    </optgroup>
                  )}
                </select>
              </p>
              {book.levels.includes(players[seat]!) && (
                <small>
                  {w[`plays-${players[seat]}`]}{" "}
                  {strong && (
                    <button type="button" class="rn-link" data-strong onClick={() => setAsked(true)}>
                      {w["new-strong"]}
                    </button>
                  )}
                </small>
              )}
            </div>
          ))}
          <Rulings rulings={book.rulings} many chosen={rules} onChoose={setRules} />
        </fieldset>
      </div>
      {why && (
        <p class="rn-notice" role="alert">
          {why}
        </p>
      )}
      <p class="rn-answers">
        <Bt data-first onClick={onClose}>
          {w["keep-playing"]}
        </Bt>
        <Bt class="rn-deed" onClick={start}>
          <Icon name="new" /> {w["start-new"]}
        </Bt>
      </p>
    </Dialog>
  );
}

/** A number that nobody has chosen. */
const drawn = () => String(Math.floor(Math.random() * LARGEST_SEED));

/** The names at the table, then others that nobody has. */
export function seatNames(names: string[], most: number): string[] {
  const free = NAMES.filter((name) => !names.includes(name));
  return [...names, ...free].slice(0, most);
}

/** Who sits at a seat that was not there before: a player of middling strength. */
function usual(players: string[]): string {
  return players.includes("knight") ? "knight" : (players[0] ?? "");
}
