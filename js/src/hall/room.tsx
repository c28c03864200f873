// What stands around a board: who sits here, what is waited for, and the band of a lost line. All of it is text.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import { monogram } from "../parts/words";
import { fill } from "../shell/text";
import type { HallRoom, Neighbour, Qr, SignName } from "./wire";

export type Words = Record<string, string>;
const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano" } as const;

/** The seconds since something was told. */
export function useSeconds(told: unknown): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [told]);
  return seconds;
}

export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function state({ presence, seconds, player, name, sign }: Neighbour, w: Words, more: number): string {
  if (presence === "empty") return w["not-yet"]!;
  if (presence === "bot") return w["plays-itself"]!;
  if (sign) return w[`sign-${sign}`]!;
  if (player) return fill(w["stands-in"], { player, person: name });
  return presence === "here" ? w.here! : fill(w["away-for"], { seconds: (seconds ?? 0) + more });
}

export function Neighbours({ room, w, only }: { room: HallRoom; w: Words; only?: (each: Neighbour) => boolean }) {
  const more = useSeconds(room);
  const shown = only ? room.neighbours.filter(only) : room.neighbours;
  if (!shown.length) return null;
  return (
    <ul class="neighbours">
      {shown.map((each, seat) => (
        <li key={seat} data-presence={each.presence} data-you={each.you || undefined} data-sign={each.sign}>
          <b aria-hidden>{each.name ? monogram(each.name) : "·"}</b>
          <span>{each.you ? w.you : each.name}</span>
          <small>{state(each, w, more)}</small>
        </li>
      ))}
    </ul>
  );
}

/** A QR code; the address stands beside it in words. */
export const QrCode = ({ qr, title }: { qr: Qr; title?: string }) => (
  <svg class="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={title} aria-hidden={!title}>
    <rect width={qr.size} height={qr.size} fill="#fff" />
    <path d={qr.path} fill="#000" />
  </svg>
);

/** On the wall: who has how many points, the best first. */
export function Leads({ room, w }: { room: HallRoom; w: Words }) {
  if (!room.scores) return null;
  const most = Math.max(1, ...room.scores);
  const order = room.scores.map((points, seat) => ({ points, name: room.neighbours[seat]?.name ?? "" }));
  order.sort((one, other) => other.points - one.points);
  return (
    <>
      <h2>{w.leads}</h2>
      <ol class="leads">
        {order.map(({ name, points }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{points}</b>
            <i style={{ width: `${(100 * Math.max(0, points)) / most}%` }} aria-hidden />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the teacher asks, and a field for the answer; the last one counts. */
export function Asked({ room, w, onAnswer }: { room: HallRoom; w: Words; onAnswer: (value: string) => void }) {
  const [value, setValue] = useState("");
  if (!room.question) return null;
  return (
    <form
      class="asked"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim()) onAnswer(value);
        setValue("");
      }}
    >
      <label for="answer">{room.question}</label>
      <input
        id="answer"
        value={value}
        maxLength={40}
        autocomplete="off"
        placeholder={w["answer-here"]}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      <button type="submit">{w.answer}</button>
      {room.guess !== undefined && <p role="status">{fill(w.answered, { guess: room.guess })}</p>}
    </form>
  );
}

/** Six signs to the table; there is no chat. */
export function Signs({ room, w, onSign }: { room: HallRoom; w: Words; onSign: (value: SignName) => void }) {
  if (!room.signs) return null;
  return (
    <div class="signs" role="group" aria-label={w.signs}>
      {room.signs.map((sign) => (
        <button key={sign} type="button" data-sign={sign} onClick={() => onSign(sign)}>
          {w[`sign-${sign}`]}
        </button>
      ))}
    </div>
  );
}

interface WaitingProps {
  room: HallRoom;
  w: Words;
  onLeave: () => void;
  onLearn: (on: boolean) => void;
}

export function Waiting({ room, w, onLeave, onLearn }: WaitingProps) {
  const place = room.neighbours.findIndex(({ you }) => you);
  const name = room.neighbours[place]?.name ?? "";
  return (
    <div class="waiting">
      {room.stage === "late" ? (
        <h1>{room.title}</h1>
      ) : (
        <>
          <h1>{fill(w.title, { number: room.table ?? "", place: place + 1 })}</h1>
          <p>{fill(w.hello, { person: name })}</p>
          <Neighbours room={room} w={w} />
        </>
      )}
      <p class="note" role="status">
        <Icon name="clock" size={22} /> <span>{room.said}</span>
      </p>
      {room.learns && (
        <button type="button" class="first" data-learn onClick={() => onLearn(true)}>
          {w.learn}
        </button>
      )}
      {room.cards && (
        <a class="back" href={`cards?language=${room.language}`}>
          {w.cards}
        </a>
      )}
      {room.stage === "waiting" && (
        <button type="button" data-leave onClick={onLeave}>
          {fill(w["not-me"], { person: name })}
        </button>
      )}
    </div>
  );
}

/** Who decides, for how long. While the line is lost, the clock stands. */
export function Turn({ room, w, lost }: { room: HallRoom; w: Words; lost: boolean }) {
  const more = useSeconds(room);
  if (room.turn === undefined || room.stage === "over") return null;
  const { name = "", you } = room.neighbours[room.turn] ?? {};
  const said = you ? w["your-turn"] : fill(w.decides, { person: name });
  return (
    <span class="turn">
      {said} {!lost && !room.paused && room.since !== undefined && <time>{clock(room.since + more)}</time>}
    </span>
  );
}

interface LostProps {
  w: Words;
  said: string | undefined;
  // When it is tried again.
  next: number;
  move: string | undefined;
  onTry: () => void;
}

export function Lost({ w, said, next, move, onTry }: LostProps) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((next - now) / 1000);
  return (
    <div class="lost" data-band="noline">
      <Icon name="ban" size={22} />
      <p role="status">
        <b>{said}</b> {move}
      </p>
      <small aria-hidden>{seconds > 0 ? fill(w["lost-again"], { seconds }) : w["lost-now"]}</small>
      <button type="button" onClick={onTry}>
        {w.try}
      </button>
    </div>
  );
}

export function Tongues({
  room,
  w,
  onSpeak,
}: {
  room: HallRoom;
  w: Words;
  onSpeak: (to: HallRoom["language"]) => void;
}) {
  return (
    <nav aria-label={w.language}>
      {Object.entries(LANGUAGES).map(([language, called]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === room.language}
          onClick={() => onSpeak(language as HallRoom["language"])}
        >
          {called}
        </button>
      ))}
    </nav>
  );
}
