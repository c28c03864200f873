// What happened: the whole game, chapter by chapter and move by move, with reasons. Every line is a jump.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Bt } from "../parts/icons";
import { Compared } from "./compared";
import { Lines } from "./lines";
import { positionAt } from "./patches";
import { Tell } from "./story";
import { monogram, signed, textOf } from "./text";
import type { BoardTexts, Entry, Patch, ReviewState, Snapshot } from "./wire";

/** How the points of whoever moved have changed with each move; nothing where the stage does not tell points. */
export function gains<P>(replay: Patch[], log: Entry[], points?: (picture: P) => number[]): (number | undefined)[] {
  if (!points) return [];
  let before: number[] = [];
  return replay.map((_, place) => {
    const now = points(positionAt<P>(replay, place)!);
    const seat = log[place]?.seat;
    const gained = seat === undefined ? undefined : (now[seat] ?? 0) - (before[seat] ?? 0);
    before = now;
    return gained;
  });
}

interface MovesProps<P> {
  snapshot: Snapshot<P, unknown>;
  book: BoardTexts<unknown>;
  replay: Patch[];
  log: Entry[];
  review: ReviewState | null;
  at: number;
  points?: (picture: P) => number[];
  onSeek: (to: number) => void;
  onLine: (name: string) => void;
  onPoint: (key: string | null) => void;
  // The step whose reason somebody asked for; the one that is looked at without it.
  opened?: number;
  // Play another move for whoever moved; missing where nothing can be played.
  onTry?: (at: number, move: string) => void;
}

export function Moves<P>({
  snapshot,
  book,
  replay,
  log,
  review,
  at,
  points,
  onSeek,
  onLine,
  onPoint,
  opened,
  onTry,
}: MovesProps<P>) {
  const w = book.words;
  const list = useRef<HTMLDivElement>(null);
  const [rule, setRule] = useState<string | null>(null);
  const gained = useMemo(() => gains(replay, log, points), [snapshot, log.length]);
  // Opens at the step that is shown. Only the list is scrolled, never the notebook.
  useLayoutEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(opened === undefined ? ".rn-here" : ".rn-compared");
    if (list.current && here) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [at, log.length, opened]);
  const explained = rule ? book.rules[rule] : null;
  let chapter = 0;
  return (
    <div class="rn-list" ref={list} tabIndex={0} role="group" aria-label={w.history}>
      <Lines history={snapshot.history} names={snapshot.names} book={book} onLine={onLine} />
      {log.map((entry, place) => {
        if (entry.chapter) chapter += 1;
        const { seat } = entry;
        const side = place === at ? "rn-here" : place > at ? "rn-later" : "";
        return (
          <div key={place} class={side}>
            <button
              type="button"
              class={`rn-mv ${side}`}
              data-step={place}
              aria-current={place === at ? "step" : undefined}
              onClick={() => onSeek(place)}
            >
              <small>{place}</small>
              {seat === undefined ? <i /> : <b class="rn-mono">{monogram(snapshot.names[seat] ?? "")}</b>}
              <span>
                {seat === undefined ? w.opening : entry.short}
                {entry.reason && <q>{entry.reason}</q>}
                {review?.verdicts
                  .filter((verdict) => verdict.at === place)
                  .map(({ kind, text }) => (
                    <small key={kind} class="rn-verdict" data-kind={kind}>
                      {text}
                    </small>
                  ))}
              </span>
              {gained[place] !== undefined && <b>{signed(gained[place])}</b>}
            </button>
            {entry.compared && place === (opened ?? at) && (
              <Compared
                entry={entry}
                book={book}
                name={seat === undefined ? "" : (snapshot.names[seat] ?? "")}
                onTry={onTry && ((move) => onTry(place - 1, move))}
              />
            )}
            {place === at && (
              <ol class="rn-story">
                {entry.sentences.map((sentence, index) => (
                  <li key={index}>
                    <Tell sentence={sentence} book={book} onPoint={onPoint} onRule={setRule} />
                  </li>
                ))}
                {explained && (
                  <li class="rn-rule" role="note">
                    <strong>{explained.title}</strong>
                    <p>{explained.text}</p>
                    <Bt onClick={() => setRule(null)}>{w.close}</Bt>
                  </li>
                )}
              </ol>
            )}
            {entry.chapter && (
              <p class="rn-rh" style={{ "--sky": sky(chapter), "--sky2": sky(chapter + 1) }}>
                {entry.chapter}
              </p>
            )}
            {entry.deal && <p class="rn-deal">{entry.deal}</p>}
          </div>
        );
      })}
    </div>
  );
}

/** The sky of a chapter: the day goes by once in eight. */
const sky = (chapter: number) => `var(--sky-${Math.min(9, Math.max(1, chapter))})`;

/** What the others did since a person last moved. */
export function Since({
  snapshot,
  book,
  log,
  at,
  onWhy,
  newest = false,
}: {
  snapshot: Snapshot<unknown, unknown>;
  book: BoardTexts<unknown>;
  log: Entry[];
  at: number;
  onWhy: (at: number) => void;
  newest?: boolean;
}) {
  let first = at;
  while (first > 0 && !snapshot.people.includes(log[first]?.seat ?? -1)) first -= 1;
  const since = log.slice(Math.max(1, first + 1, at - 5), at + 1);
  if (!since.length) return null;
  if (newest)
    return (
      <section class="rn-since rn-newest">
        <h4>{book.words.since}</h4>
        <ol>
          {since.reverse().map(({ sentences }, place) => (
            <li key={place}>{sentences.map(textOf).join(" ")}</li>
          ))}
        </ol>
      </section>
    );
  return (
    <section class="rn-since">
      <h4>{book.words.since}</h4>
      <ol>
        {since.map((entry, place) => (
          <li key={place}>
            <b class="rn-mono">{monogram(snapshot.names[entry.seat ?? 0] ?? "")}</b>
            <span>
              {entry.short} {entry.reason && <q>{entry.reason}</q>}{" "}
              {entry.compared && (
                <button type="button" class="rn-link" onClick={() => onWhy(log.indexOf(entry))}>
                  {book.words.why}
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
