// The board: draws what Python sends, asks Python for everything else.
import type { AnyModel, Render } from "@anywidget/types";
import { render as draw } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Bar } from "./bar";
import "./board.css";
import { Choice } from "./choice";
import { Icon } from "./icons";
import { actOf, rove } from "./keys";
import { Market, offered } from "./market";
import { type Drawn, travel } from "./motion";
import { Realms } from "./realms";
import { pictureAt } from "./scenes";
import { SceneSteps, Standings, Story } from "./story";
import { fill } from "./text";
import { hostTheme, watchTheme } from "./theme";
import type { Message, Snapshot } from "./types";
import { type State, useWire } from "./wire";

// The pause between moves at the slow pace.
const SLOW = 1600;

function App({ model }: { model: AnyModel<State> }) {
  const root = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const asked = useRef(0);
  const drawn = useRef<Drawn | null>(null);
  const { snapshot, book, highlight, offline, looking, send, seek } = useWire(model);
  // What has been told. The position is drawn first and its story a frame later: sentences take long to lay out.
  const [told, setTold] = useState(snapshot);
  const [picked, setPicked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [focus, setFocus] = useState(0);
  const [keys, setKeys] = useState(false);
  const [sceneSeen, setSceneSeen] = useState(snapshot.scene?.id ?? -1);
  const [sceneAt, setSceneAt] = useState(1);
  const [theme, setTheme] = useState<"light" | "dark">("light");

  useEffect(() => {
    const near = root.current!;
    setTheme(hostTheme(near));
    return watchTheme(near, setTheme);
  }, []);

  useEffect(() => {
    setTold(snapshot);
    drawn.current = travel(root.current!, drawn.current, snapshot.picture);
  }, [snapshot]);

  const order = offered(snapshot);
  // A picked card that is gone is no longer selected.
  const selected = picked && order.includes(picked) ? picked : null;
  useLayoutEffect(() => {
    asked.current = snapshot.version;
  }, [snapshot]);

  // At the slow pace the others go on by themselves, unless a scene is being watched.
  const scene = snapshot.scene && snapshot.scene.id !== sceneSeen ? snapshot.scene : null;
  useEffect(() => setSceneAt(1), [scene?.id]);
  useEffect(() => {
    if (!snapshot.auto || scene || offline) return;
    const timer = setTimeout(() => send({ kind: "step", version: snapshot.version }), SLOW);
    return () => clearTimeout(timer);
  }, [snapshot, scene, offline]);

  // Focus stays on the board: what had it may have gone with the redraw. After the paint, because to focus makes the
  // browser lay out the whole notebook at once.
  useEffect(() => {
    const active = document.activeElement;
    if (!held.current || !root.current || (active !== root.current && root.current.contains(active))) return;
    const home = root.current.querySelector<HTMLElement>("[data-home]") ?? root.current.querySelector<HTMLElement>('[data-card][tabindex="0"]') ?? root.current;
    home.focus({ preventScroll: true });
  });

  /** One answer per position: a second click before Python has answered is not sent. */
  function once(message: (Message & { kind: "play" }) | (Message & { kind: "step" })) {
    if (asked.current !== snapshot.version) return;
    asked.current = -1;
    send(message);
    // What is clicked is about to go: the board itself keeps the focus until the answer is drawn. After sending, because
    // JupyterLab looks at the whole page when the focus moves; that time is spent waiting anyway.
    root.current?.focus({ preventScroll: true });
  }

  function move(text: string) {
    const uses = selected ? Object.values(snapshot.options.take?.[selected]?.uses ?? {}) : [];
    if (uses.some((use) => use.move === text && use.why)) return;
    once({ kind: "play", version: snapshot.version, move: text });
  }

  function pick(card: string) {
    setFocus(Math.max(0, order.indexOf(card)));
    setPicked(selected === card ? null : card);
  }

  const hint = () => send({ kind: "hint", depth: Math.min(3, (snapshot.hint?.depth ?? 0) + 1) });

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (target instanceof HTMLInputElement) return;
    const found = actOf(event);
    if (!found) return;
    const { act } = found;
    const options = [...(root.current?.querySelectorAll<HTMLElement>("[data-option]") ?? [])];
    // While a scene is played the market is out of sight, and so are its choices.
    const taking = selected && !scene ? snapshot.options.take?.[selected] : undefined;
    if (["left", "right", "first", "last"].includes(act) && order.length && !scene) {
      const at = rove(focus, order.length, act);
      setFocus(at);
      root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(order[at]!)}"]`)?.focus();
    } else if ((act === "up" || act === "down") && options.length) {
      const at = options.indexOf(document.activeElement as HTMLElement);
      options[rove(at < 0 && act === "up" ? 0 : at, options.length, act)]?.focus();
    } else if (act === "build" || act === "bastion") {
      if (taking) move(taking.uses[act].move);
    } else if (act === "back") {
      setKeys(false);
      setPicked(null);
    } else if (act === "next") {
      root.current?.querySelector<HTMLElement>("[data-scene-next], .rn-choice [data-home]")?.click();
    } else if (act === "undo" || act === "redo") {
      send({ kind: act });
    } else if (act === "hint") {
      hint();
    } else if (act === "new") {
      send({ kind: "new", seed: null });
    } else if (act === "keys") {
      setKeys(!keys);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Charts beside the board may show the move that is looked at. */
  function tellHovered(text: string | null) {
    if (model.get("hovered") === (text ?? "")) return;
    model.set("hovered", text ?? "");
    model.save_changes();
  }

  const lit = hovered ? [hovered] : highlight;
  const replay = model.get("replay");
  const past = looking !== null && looking !== snapshot.history.at ? replay[looking] : undefined;
  const shown: Snapshot = past
    ? { ...snapshot, picture: past, options: {} }
    : scene
      ? { ...snapshot, picture: pictureAt(replay[scene.at] ?? snapshot.picture, book, scene, sceneAt) }
      : snapshot;
  const { picture } = shown;
  const w = book.words;
  const turn = picture.decision?.seat ?? null;
  const mine = turn !== null && shown.people.includes(turn);
  const ghost = selected ? (shown.options.take?.[selected]?.trade.some((step) => step.token) ?? false) : false;
  const name = (seat: number) => shown.names[seat] ?? "";
  const playing = scene && !past;
  const spokenTurn = playing
    ? w[`scene-${scene.kind}`]
    : !picture.decision
      ? w.over
      : mine
        ? `${shown.you === turn ? w["your-turn"] : fill(w["turn-of"], { name: name(turn!) })} ${picture.decision.kind === "take" ? w.take : w.lose}`
        : fill(w["turn-of"], { name: name(turn!) });

  const panel = playing ? (
    <SceneSteps
      key={scene.id}
      scene={scene}
      at={sceneAt}
      auto={snapshot.pace === "slow"}
      book={book}
      onHover={setHovered}
      onStep={setSceneAt}
      onDone={() => {
        setSceneSeen(scene.id);
        // The next scene begins with its first step, from its first frame on.
        setSceneAt(1);
      }}
    />
  ) : (
    <Choice
      snapshot={shown}
      book={book}
      selected={selected}
      offline={offline}
      onMove={move}
      onNext={() => once({ kind: "step", version: snapshot.version })}
      onHoverMove={tellHovered}
    />
  );
  // Where no cards lie, or before they are looked at, the place of the market is the stage of what happens.
  const stage = playing || !offered(shown).length;

  return (
    <div
      ref={root}
      class="rn"
      data-theme={theme}
      data-version={snapshot.version}
      data-lm-suppress-shortcuts="true"
      tabIndex={-1}
      lang={book.language}
      onKeyDown={onKeyDown}
      onFocusCapture={() => (held.current = true)}
      onBlurCapture={(event: FocusEvent) => {
        // Leaving for somewhere else gives the focus up; losing it to a redraw does not.
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) held.current = false;
      }}
      onPointerDown={() => (held.current = true)}
    >
      <div class="rn-in">
        <div class="rn-top">
          <h2>Minute Realms</h2>
          <span class="rn-round">
            <b>{fill(w.round, { round: picture.round })}</b> {fill(w["of-rounds"], { rounds: book.rounds })}
            {picture.decision && (
              <>
                , <Icon name="first" size={18} />
                {shown.you === picture.first ? w["you-began"] : fill(w.began, { name: name(picture.first) })}
              </>
            )}
          </span>
          <span class="rn-say">
            {mine && !playing && <i aria-hidden />}
            {spokenTurn}
          </span>
          <span class="rn-decks" title={picture.discards.map((card) => book.cards[card]?.label).join(", ")}>
            {w.deck} <b>{picture.deck}</b> · {w.discards} <b>{picture.discards.length}</b>
          </span>
        </div>
        {stage ? (
          <div class="rn-stage">{panel}</div>
        ) : (
          <Market snapshot={shown} book={book} selected={selected} lit={lit} focus={focus} onPick={pick} onHover={setHovered} />
        )}
        <div class="rn-side">
          {!stage && panel}
          {snapshot.hint && <p class="rn-hint">{snapshot.hint.text}</p>}
          {snapshot.notice && <p class="rn-notice">{snapshot.notice}</p>}
          {keys && <p class="rn-notice">{w["keys-list"]}</p>}
          {playing ? (
            // The story would tell the end of a scene before it is seen.
            <Standings
              names={shown.names}
              points={picture.seats.map((seat) => seat.points)}
              most={Math.max(...snapshot.picture.seats.map((seat) => seat.points))}
              order={[...picture.seats.keys()]}
            />
          ) : (
            <Story snapshot={told} book={book} onHover={setHovered} />
          )}
        </div>
        <Realms snapshot={shown} book={book} lit={lit} ghost={ghost} onHover={setHovered} />
        <Bar
          snapshot={snapshot}
          book={book}
          at={past ? looking! : snapshot.history.at}
          length={snapshot.history.length}
          offline={offline}
          onSend={send}
          onSeek={seek}
          onHint={hint}
          onKeys={() => setKeys(!keys)}
        />
      </div>
      <p class="rn-sr" aria-live="polite" role="status">
        {snapshot.notice ?? snapshot.hint?.text ?? (scene?.steps[sceneAt - 1] ?? snapshot.story[0])?.text} {spokenTurn}
      </p>
    </div>
  );
}

const render: Render<State> = ({ model, el }) => {
  draw(<App model={model} />, el);
  // A cell that is run again leaves its old board behind: nobody looks at it, so Python need not draw for it.
  model.send({ kind: "shown" });
  return () => {
    draw(null, el);
    model.send({ kind: "hidden" });
  };
};

export default { render };
