// When nobody answers: what has become of Python, that the game is kept, and the way back to it.
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { Bt, Icon } from "../parts/icons";
import { StateBand, type StateBandProps } from "../parts/state-band";
import { attach, canAttach, type View } from "./host";
import { fileOf, type OnShelf } from "./kept";
import type { Pulse } from "./line";
import { fill } from "./text";
import type { BoardTexts, KeptGame } from "./wire";

const SIGN: Partial<Record<Pulse, string>> = { gone: "ban", film: "next" };

export interface WayBack {
  // Whether another Python can be asked to go on; whether that is being done.
  open: boolean;
  busy: boolean;
  /** Go on where the game stood, or from this step. */
  begin(at?: number): void;
}

interface Given {
  model: unknown;
  game: KeptGame | undefined;
  /** The move that was on its way. */
  move: string | undefined;
  onBoard: (view: View) => void;
}

/** The way back by one click, where the host has one. Once it has failed, it is not offered again. */
export function useWayBack({ model, game, move, onBoard }: Given): WayBack {
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  return {
    open: game !== undefined && !failed && canAttach(model),
    busy,
    begin(at) {
      if (!game || busy) return;
      setBusy(true);
      // Whoever goes on from an earlier step wants another move than the one that was on its way.
      (at === undefined ? attach(model, game, game.at, move) : attach(model, game, Math.min(at, game.length)))
        .catch(() => undefined)
        .then((view) => {
          setBusy(false);
          if (view) onBoard(view);
          else setFailed(true);
        });
    },
  };
}

interface AwayProps {
  pulse: Pulse;
  book: BoardTexts<unknown>;
  at: number;
  length: number;
  way: WayBack;
  goal: ComponentChild;
}

/** The line above the table, where nobody answers. */
export function AwayBand({ pulse, book, at, length, way, goal }: AwayProps) {
  const { words: w, title } = book;
  const film = pulse === "film";
  const again = film ? w["away-film-on"] : pulse === "gone" ? w["away-start"] : fill(w["away-on"], { at });
  return (
    <StateBand
      kind={pulse as StateBandProps["kind"]}
      sign={SIGN[pulse] ?? "again"}
      title={title}
      said={fill(w[`away-${pulse}`], { length })}
    >
      {goal}
      {way.open ? (
        <Bt data-way-back aria-disabled={way.busy} onClick={() => way.begin()}>
          {way.busy ? w["away-coming"] : again}
        </Bt>
      ) : (
        !film && <span>{w["away-cell"]}</span>
      )}
    </StateBand>
  );
}

interface SafeProps {
  pulse: Pulse;
  book: BoardTexts<unknown>;
  game: KeptGame | undefined;
}

/** What can be done meanwhile. */
export function Safe({ pulse, book: { words: w }, game }: SafeProps) {
  return (
    <div class="rn-safe" role="note">
      <h3>{pulse === "film" ? w["away-look"] : w["away-safe"]}</h3>
      <p>{w["away-note"]}</p>
      {game && game.length > 0 && (
        <Bt class="rn-wide" data-save-kept onClick={() => void save(game)}>
          <Icon name="save" /> {w["save-file"]}
        </Bt>
      )}
    </div>
  );
}

async function save(game: KeptGame) {
  offerFile({ name: `game-${game.at}.json`, text: await fileOf(game) });
}

export function offerFile({ name, text }: { name: string; text: string }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([text], { type: name.endsWith(".html") ? "text/html" : "application/json" }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface OfferedProps {
  game: OnShelf;
  book: BoardTexts<unknown>;
  onPlayOn: () => void;
  onNew: () => void;
}

const DAY = 86_400_000;

/** When a game was played: the time today, the day before that. */
export function clockOf(when: number, language: string, now = Date.now()): string {
  const at = new Date(when * 1000);
  const today = now - at.getTime() < DAY && at.getDate() === new Date(now).getDate();
  return today
    ? at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hour12: false })
    : at.toLocaleDateString(language, { day: "numeric", month: "long" });
}

/** A board that was dealt where a game was played before asks which of the two it is to be. */
export function Offered({ game, book, onPlayOn, onNew }: OfferedProps) {
  const w = book.words;
  const { at, length, over } = game;
  const clock = clockOf(game.when, book.language);
  return (
    <section class="rn-offer" data-offer aria-label={w["offer-title"]}>
      <h3>{w["offer-title"]}</h3>
      <p>{fill(w["offer-game"], { clock, at, length })}</p>
      <Bt class="rn-wide rn-primary" data-home data-offer-on onClick={onPlayOn}>
        {over ? w["offer-look"] : w["offer-on"]}
      </Bt>
      <Bt class="rn-wide" data-offer-new onClick={onNew}>
        {w["offer-new"]}
      </Bt>
    </section>
  );
}

interface BusyProps {
  book: BoardTexts<unknown>;
  /** The move that waits, in words. */
  move: string | undefined;
  onTakeBack: () => void;
  goal: ComponentChild;
}

/** A cell is running, and a move waits for its end: here it can be taken back. */
export function BusyBand({ book: { words: w, title }, move, onTakeBack, goal }: BusyProps) {
  return (
    <StateBand kind="busy" sign="clock" title={title} said={move ? fill(w["busy-move"], { move }) : w["busy-waits"]!}>
      {goal}
      <Bt data-take-back onClick={onTakeBack}>
        {w["take-back"]}
      </Bt>
    </StateBand>
  );
}
