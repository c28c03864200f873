// The lesson on the board: what lies in the light can be used, all else only read; Python says when a step is done.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Bubble, roomFor, type Size, type Spot, Veil } from "../parts/bubble";
import { Bt } from "../parts/icons";
import type { Wish } from "./kernel";
import { fill } from "./text";
import type { BoardTexts, LessonState } from "./wire";

type Root = RefObject<HTMLElement | null>;

// Up to this width of the board the bubble is a sheet at its foot, as its parts stand one below the other.
const NARROW = 760;
const SOMEWHERE = { left: 0, top: 0 };
// A ring that has closed is seen for so long before the next step begins; places are looked for this often.
const SEEN = 1000;
const GAP_ABOVE = 10;
const LOOK = 150;

/** The elements of a place on the board that are drawn now. */
const drawn = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(name)}"]`)].filter(
    (each) => each.getClientRects().length > 0,
  );

/** Where the places lie, in the measures of the board. */
function spotsOf(root: HTMLElement, names: string[]): Spot[] {
  const here = root.getBoundingClientRect();
  return names.flatMap((name) =>
    drawn(root, name).map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { left: left - here.left, top: top - here.top, width, height };
    }),
  );
}

/** Whether the board may be used now: while something is to be done, or where something that was done can be watched. */
const usable = ({ mood, said }: LessonState) => mood === "open" || (mood === "done" && said !== undefined);

/** Whether what is pressed lies in the bubble, or in a place that the step leaves open. */
export function isOpen(lesson: LessonState, target: Element): boolean {
  if (target.closest("[data-bubble]")) return true;
  if (!usable(lesson)) return false;
  const open = lesson.mood === "open" ? [...lesson.lit, ...lesson.free] : lesson.lit;
  for (let at = target.closest<HTMLElement>("[data-target]"); at; ) {
    if (open.includes(at.dataset.target!)) return true;
    at = at.parentElement?.closest<HTMLElement>("[data-target]") ?? null;
  }
  return false;
}

const PRESSES = ["pointerdown", "mousedown", "touchstart", "click", "dblclick", "contextmenu", "change", "input"];

interface LessonProps {
  lesson: LessonState;
  book: BoardTexts<unknown>;
  root: Root;
  // What is picked on the board without being played.
  picked: string[];
  // Choose a move on the board without playing it; turn to the part of the board where a place is.
  onPrepare: (move: string) => void;
  onReveal: (place: string) => void;
  // Whether something that happened is still being shown: what is to be said of it comes after it.
  watching: boolean;
  // Something in the shade was pressed.
  onShaded: () => void;
  onSend: (wish: Wish) => void;
  onNew: () => void;
  // Whether somebody has asked to leave, and the answer.
  leaving: boolean;
  onLeave: (leaving: boolean) => void;
}

export function Lesson(props: LessonProps) {
  const { lesson, book, root, picked, onPrepare, onReveal, onShaded, onSend, onNew, leaving, onLeave, watching } =
    props;
  const { at, id, mood } = lesson;
  const said = watching ? undefined : lesson.said;
  const w = book.words;
  const box = useRef<HTMLDivElement>(null);
  const [showing, setShowing] = useState(false);
  const lit = lesson.mood === "wrong" ? [] : lesson.lit;
  const { spots, press, place, board } = usePlaces(
    root,
    box,
    lit,
    lesson.free,
    showing && lesson.press ? [lesson.press] : [],
    id,
  );
  type Act = Extract<Wish, { kind: "lesson" }>["act"];
  const ask = (act: Act, more: { picked?: string; answer?: number } = {}) => {
    onSend({ kind: "lesson", act, at, ...more });
  };

  // Whoever presses in the shade presses nothing.
  const latest = useRef(lesson);
  latest.current = lesson;
  useEffect(() => {
    const board = root.current!;
    const stop = (event: Event) => {
      if (event.target instanceof Element && isOpen(latest.current, event.target)) return;
      event.stopPropagation();
      if (event.cancelable && event.type !== "touchstart") event.preventDefault();
      if (event.type === "click") onShaded();
    };
    for (const press of PRESSES) board.addEventListener(press, stop, { capture: true });
    return () => {
      for (const press of PRESSES) board.removeEventListener(press, stop, { capture: true });
    };
  }, []);

  // A step begins: what it needs is in sight, and the bubble is read first.
  useEffect(() => {
    setShowing(false);
    if (lesson.ready && (mood === "look" || mood === "open")) onPrepare(lesson.ready);
    if (lit[0]) onReveal(lit[0]);
    box.current?.focus({ preventScroll: true });
  }, [at, mood === "wrong"]);
  useEffect(() => {
    if (mood === "done" && said) box.current?.focus({ preventScroll: true });
  }, [mood, said]);

  // What is picked is told as soon as it is another thing; what was picked before counts only if it is the right one.
  const before = useRef<string[]>([]);
  const fresh = picked.filter((each) => !before.current.includes(each));
  before.current = picked;
  useEffect(() => {
    if (lesson.picks) for (const each of fresh) ask("pick", { picked: each });
  }, [picked.join(" "), lesson.picks]);
  useEffect(() => {
    if (lesson.picks && lesson.press && picked.includes(lesson.press)) ask("pick", { picked: lesson.press });
  }, [at]);

  useEffect(() => {
    if (mood !== "done" || lesson.said) return;
    const timer = setTimeout(() => ask("on"), SEEN);
    return () => clearTimeout(timer);
  }, [id]);

  function show() {
    if (lesson.shows) onPrepare(lesson.shows);
    if (lesson.press) onReveal(lesson.press);
    setShowing(true);
  }

  const label = fill(w["lesson-step"], { at: at + 1, length: lesson.length });
  return (
    <>
      <Veil spots={spots} press={press} board={board} />
      <Bubble
        box={box}
        place={place}
        label={label}
        at={at}
        length={lesson.length}
        title={leaving ? w["lesson-sure"]! : lesson.title}
        text={leaving ? "" : lesson.text}
        task={leaving ? undefined : lesson.task}
        done={leaving ? undefined : lesson.done}
        closed={mood === "done"}
        said={leaving ? undefined : said}
        wrong={mood !== "done"}
      >
        {leaving ? (
          <>
            <Bt class="rn-deed" data-lesson="stay" onClick={() => onLeave(false)}>
              {w["lesson-stay"]}
            </Bt>
            {lesson.earlier && (
              <Bt data-lesson="leave" onClick={() => ask("leave")}>
                {w["lesson-leave"]}
              </Bt>
            )}
            <Bt data-lesson="play-on" onClick={() => ask("play-on")}>
              {w["lesson-play-on"]}
            </Bt>
          </>
        ) : mood === "last" ? (
          <>
            <Bt class="rn-deed" data-lesson="play-on" onClick={() => ask("play-on")}>
              {w["lesson-play-on"]}
            </Bt>
            {lesson.earlier && (
              <Bt data-lesson="leave" onClick={() => ask("leave")}>
                {w["lesson-leave"]}
              </Bt>
            )}
            <Bt
              data-lesson="new"
              onClick={() => {
                ask("play-on");
                onNew();
              }}
            >
              {w["lesson-new"]}
            </Bt>
            <Bt data-lesson="back" onClick={() => ask("back")}>
              {w["lesson-back"]}
            </Bt>
          </>
        ) : (
          <>
            {lesson.answers.map((answer, number) => (
              <Bt key={answer} class="rn-deed" data-answer={number} onClick={() => ask("answer", { answer: number })}>
                {answer}
              </Bt>
            ))}
            {(mood === "look" || (mood === "done" && said)) && (
              <Bt class="rn-deed" data-lesson="on" onClick={() => ask("on")}>
                {w["lesson-on"]}
              </Bt>
            )}
            {mood === "wrong" && (
              <Bt class="rn-deed" data-lesson="again" onClick={() => ask("again")}>
                {w["lesson-again"]}
              </Bt>
            )}
            {at > 0 && mood !== "wrong" && (
              <Bt data-lesson="back" onClick={() => ask("back")}>
                {w["lesson-back"]}
              </Bt>
            )}
            {mood === "open" && lesson.press && (
              <Bt data-lesson="show" aria-pressed={showing} onClick={show}>
                {w["lesson-show"]}
              </Bt>
            )}
            <Bt class="rn-plain" data-lesson="end" onClick={() => onLeave(true)}>
              {w["lesson-end"]}
            </Bt>
          </>
        )}
      </Bubble>
    </>
  );
}

interface Places {
  spots: Spot[];
  press: Spot[];
  place: { left: number; top: number } | null;
  board: Size;
}

/** Where the light falls and where the bubble stands. What the board draws may move at any time, so they are sought. */
function usePlaces(
  root: Root,
  box: RefObject<HTMLElement | null>,
  lit: string[],
  free: string[],
  pressed: string[],
  id: number,
): Places {
  const [places, setPlaces] = useState<Places>({ spots: [], press: [], place: null, board: { width: 0, height: 0 } });
  const known = useRef<{ given: string; was: string; place: Places["place"] }>({ given: "", was: "", place: null });
  const seek = useRef(() => {});
  seek.current = () => {
    const board = root.current;
    const frame = board?.querySelector(".rn-in")?.getBoundingClientRect();
    if (!board || !frame || !box.current) return;
    const size = { width: frame.width, height: frame.height };
    const spots = spotsOf(board, lit);
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const used = spotsOf(board, free);
    const given = JSON.stringify([id, spots, used, size]);
    // Looking for room takes longer than seeing that nothing has moved.
    const { was, place } = known.current;
    if (frame.width <= NARROW) known.current = { given, was: "", place: null };
    // A sheet is as wide as the board: only what stands free shows how high it is.
    else if (given !== known.current.given) known.current = { given, was: "", place: place ?? SOMEWHERE };
    else if (place && was !== `${width} ${height}` && !box.current.matches(".rn-sheet"))
      known.current = { given, was: `${width} ${height}`, place: roomFor({ width, height }, spots, used, size) };
    const next = { spots, press: spotsOf(board, pressed), place: known.current.place, board: size };
    setPlaces((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  };
  useLayoutEffect(() => seek.current());
  useEffect(() => {
    const timer = setInterval(() => seek.current(), LOOK);
    return () => clearInterval(timer);
  }, []);
  // With a sheet below, what is spoken of stands above it.
  const sheet = places.place === null && places.board.width > 0;
  useEffect(() => {
    const board = root.current;
    const bubble = box.current;
    if (!board || !bubble || !sheet) return;
    const all = lit.flatMap((name) => drawn(board, name));
    const rects = all.map((each) => each.getBoundingClientRect());
    const top = Math.min(...rects.map((each) => each.top));
    const bottom = Math.max(...rects.map((each) => each.bottom));
    const free = bubble.getBoundingClientRect().top;
    if (!rects.length || (top >= 0 && bottom <= free)) return;
    // The highest of them begins the view, or the first, if not all of them have room.
    const first = bottom - top + 2 * GAP_ABOVE > free ? all[0] : all[rects.findIndex((each) => each.top === top)];
    if (!first) return;
    first.style.scrollMarginTop = `${GAP_ABOVE}px`;
    first.scrollIntoView({ block: "start" });
  }, [id, sheet, places.spots.length]);
  return places;
}

/** The key F6 leads from the bubble to the first thing in the light, and back. */
export function betweenLights(root: HTMLElement, lesson: LessonState) {
  const bubble = root.querySelector<HTMLElement>("[data-bubble]");
  const inside = bubble?.contains(document.activeElement);
  const can = 'button:not([tabindex="-1"]), [tabindex="0"], button';
  const find = (name: string) =>
    drawn(root, name).flatMap((each) => [
      ...(each.matches(can) ? [each] : []),
      ...each.querySelectorAll<HTMLElement>(can),
    ]);
  const light = lesson.lit.flatMap(find)[0];
  (inside ? light : bubble)?.focus({ preventScroll: true });
}

const place = (book: BoardTexts<unknown>) => `realms_nb tour ${book.game}`;

/** Whether the note of the first board has been answered on this machine; where nothing is kept it counts as that. */
export function noteSeen(book: BoardTexts<unknown>): boolean {
  try {
    return localStorage.getItem(place(book)) !== null;
  } catch {
    return true;
  }
}

/** The first note on a new board. */
export function FirstNote({
  book,
  onLearn,
  onClose,
}: {
  book: BoardTexts<unknown>;
  onLearn: () => void;
  onClose: () => void;
}) {
  const w = book.words;
  const answered = (deed: () => void) => () => {
    try {
      localStorage.setItem(place(book), "seen");
    } catch {
      // Then it is shown again: better than not at all.
    }
    onClose();
    deed();
  };
  return (
    <div class="rn-first" role="group" aria-label={w["lesson-first"]}>
      <h3>{w["lesson-first"]}</h3>
      <p>{w["lesson-first-text"]}</p>
      <p class="rn-answers">
        <Bt data-later onClick={answered(() => {})}>
          {w["lesson-later"]}
        </Bt>
        <Bt class="rn-deed" data-learn onClick={answered(onLearn)}>
          {w["lesson-learn"]}
        </Bt>
      </p>
    </div>
  );
}
