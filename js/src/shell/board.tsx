// The board: draws what Python sends, asks Python for everything else. What one game draws is its stage.
import type { AnyModel } from "@anywidget/types";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Standings } from "../parts/end-box";
import { useSame, useStable } from "../parts/stable";
import { AwayBand, BusyBand, Offered, Safe, useWayBack } from "./away";
import { Bar } from "./bar";
import { Choice, Ended } from "./choice";
import { useHold } from "./focus";
import { useFull } from "./full";
import { useSounds } from "./heard";
import { Help } from "./help";
import type { View } from "./host";
import { useJoy } from "./joy";
import { type Shown, sharedOf, type Traits, told, useKernel, type Wish } from "./kernel";
import { type Act, actOf, isHeld, rove, wayOf } from "./keys";
import { betweenLights, FirstNote, Lesson, noteSeen } from "./lesson";
import { useLights } from "./lights";
import { isAway, isFor } from "./line";
import { PlayOn } from "./lines";
import { Looks } from "./looks";
import { Menu } from "./menu";
import { Moves, Since } from "./moves";
import { NewGame } from "./new-game";
import { SidePanel, type Tab } from "./panel";
import { positionAt } from "./patches";
import { momentAt, Review } from "./review";
import { beside, SceneSteps, stopAfter, useScene } from "./scene";
import { useMedia, useSettings, zoomed } from "./settings";
import { Spoken } from "./spoken";
import type { Desk, Stage } from "./stage";
import { standingOf } from "./standing";
import { Tell } from "./story";
import { Pause, Strip } from "./strip";
import { classes, fill } from "./text";
import { hostTheme, type Theme, watchTheme } from "./theme";
import { PastBand, saying, TopLine } from "./top";
import type { LessonState } from "./wire";
import "./shell.css";

// A cell that was run so many seconds ago has just been run: then the board scrolls into view.
const JUST_RUN = 20;

type Asking = "new" | "play-on" | "help" | null;

/** Whether a key that is pressed there is answered there. */
const pressed = (target: EventTarget | null) => target instanceof Element && target.matches("button, input, select, a");
/** Whether something lies there that is read. */
const isCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-card], [data-plot]") !== null;
/** The marks of a stage as attributes. */
const marksOf = (marks: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(marks).map(([name, value]) => [`data-${name}`, value]));

interface Given<P, O, B, S> {
  model: AnyModel<Traits<P, O, B>>;
  stage: Stage<P, O, B, S>;
  host: Element;
  // Whether it could not be drawn before: then everything is asked for.
  anew?: boolean;
  onBoard: (view: View) => void;
}

export function App<P, O, B, S>({ model, stage, host, anew, onBoard }: Given<P, O, B, S>) {
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef<unknown>(null);
  // The version that may still be answered; -1 while Python has been asked.
  const open = useRef(0);
  // A page to look at: nothing can be played there.
  const still = model.get("still") === true;
  const { snapshot, book, highlight, review, pulse, looking, view, send, seek, ...kernel } = useKernel(model);
  const { kept, held, offer } = kernel;
  // Where nobody answers, the game is a film: it can be looked through, and nothing is to be chosen.
  const away = isAway(pulse) && !still;
  // A board that has not been answered whether its earlier game is wanted stands for that one.
  const game = offer && kept ? { ...offer, board: kept.board } : kept;
  const way = useWayBack({ model, game, move: offer ? offer.move : kernel.flying, onBoard });
  const [tab, setTab] = useState(() => model.get("opens") as Tab);
  // The tab to go back to once a choice that was looked at has been made.
  const home = useRef<Tab | null>(null);
  const [menu, setMenu] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const [note, setNote] = useState(() => !still && !noteSeen(book));
  // In the lesson: whether somebody has asked to leave it, and whether something in the shade was pressed.
  const [leaving, setLeaving] = useState(false);
  const [shaded, setShaded] = useState(false);
  const [theme, setTheme] = useState<Theme>(() => hostTheme(host));
  const { full, style, toggle } = useFull(root);
  const [settings, change] = useSettings();
  const wanted = useMedia("(prefers-contrast: more)");
  const contrast = settings.contrast ?? wanted;
  // Where the system forces its colours, the page's own are not seen.
  const forced = useMedia("(forced-colors: active)");
  const night = useMedia("(prefers-color-scheme: dark)");
  const pointed = useLights(root, highlight);
  const hold = useHold(root);
  const { scene, at: sceneAt, setAt: setSceneAt, done, picture: frame } = useScene(snapshot);

  useEffect(() => {
    const near = root.current!;
    setTheme(hostTheme(near));
    if (Date.now() / 1000 - model.get("born") < JUST_RUN) near.scrollIntoView?.({ block: "nearest" });
    if (anew) void send({ kind: "resync" });
    return watchTheme(near, setTheme);
  }, []);

  useEffect(() => {
    drawn.current = stage.moved?.(root.current!, drawn.current, snapshot.picture);
  }, [snapshot]);

  useLayoutEffect(() => {
    open.current = snapshot.version;
  }, [snapshot]);

  // Pause is felt at once, before Python has answered.
  const [halting, setHalting] = useState<boolean | null>(null);
  useEffect(() => setHalting(null), [snapshot.halted]);
  const halted = halting ?? snapshot.halted;
  // Whoever has the mouse on a card reads it.
  const [reading, setReading] = useState(false);
  // At the calm pace Python lets the others go on: it waits while a scene is watched here, a card is read or a question asked.
  const calm = !still && snapshot.pace === "calm";
  const watched = calm && Boolean(scene || asking || offer || menu || reading);
  const holds = useRef(false);
  useEffect(() => {
    if (watched !== holds.current) void send({ kind: "hold", on: watched });
    holds.current = watched;
  }, [watched]);

  const { history } = snapshot;
  // The step whose reason is open in the list of moves.
  const [reason, setReason] = useState<number | undefined>(undefined);
  useEffect(() => setReason(undefined), [snapshot.version, looking]);
  // What was said to another view is not for this one.
  const notice = isFor(snapshot, view) ? snapshot.notice : undefined;
  const replay = model.get("replay");
  const log = model.get("log");
  const elsewhen = looking !== null && looking !== history.at ? positionAt<P>(replay, looking) : undefined;
  const at = elsewhen === undefined ? history.at : looking!;
  const past = elsewhen === undefined ? history.looking : at < history.length;
  const playing = past && !still ? null : scene;
  const shown: Shown<P, O> =
    elsewhen !== undefined
      ? { ...elsewhere(elsewhen), ...told(log, at) }
      : playing && frame !== undefined
        ? elsewhere(frame)
        : away || offer
          ? { ...snapshot, options: undefined }
          : snapshot;

  /** The snapshot with another picture in it, of the past or of a scene: nothing can be chosen there. */
  function elsewhere(picture: P): Shown<P, O> {
    return { ...snapshot, picture, turn: stage.turn ? stage.turn(picture) : snapshot.turn, options: undefined };
  }

  /** One answer per position: a second click before Python has answered is not sent. */
  function once(wish: { kind: "play"; version: number; move: string } | { kind: "step"; version: number }) {
    if (open.current !== snapshot.version) return;
    open.current = -1;
    // An answer that changes nothing opens the position again.
    void (wish.kind === "play" ? kernel.play(wish) : send(wish)).then(() => {
      open.current = sharedOf(model).snapshot.version;
    });
    // What is clicked is about to go: the board itself keeps the focus until the answer is drawn. After sending, because
    // JupyterLab looks at the whole page when the focus moves; that time is spent waiting anyway.
    root.current?.focus({ preventScroll: true });
  }

  /** Deal a new game; the answer is why not, if nothing was dealt. */
  async function start(wish: Wish) {
    await send(wish);
    const now = sharedOf(model).snapshot;
    return now.version === snapshot.version ? now.notice : undefined;
  }

  function why(step: number) {
    openTab("moves");
    setReason(step);
  }

  function openTab(name: Tab) {
    home.current = null;
    setTab(name);
  }

  const standing = standingOf({
    ...{ snapshot, shown, book, review, still, away, past },
    offer: offer !== undefined,
    scene: scene !== null,
    playing: playing !== null,
    chances: stage.Chances !== undefined,
  });
  const { over, guest, mine, paused, flows, can, tabs, teaches } = standing;
  const { turn } = shown;
  const tabOpen = tabs.includes(tab) ? tab : "choice";

  // A move that is told as played or better is one of the past.
  const moment = past ? momentAt(review, at) : undefined;
  const docked = model.get("docked") === true && stage.Dock !== undefined && book.help.includes("chances");
  const desk: Desk<P, O, B> = {
    snapshot: shown,
    book,
    live: standing.live,
    docked,
    lit: highlight,
    pointed,
    root,
    point: pointed.set,
    play(move) {
      once({ kind: "play", version: snapshot.version, move });
      if (home.current) openTab(home.current);
    },
    ask: (move) => send({ kind: "ask", move }),
    chances: (look) => send({ kind: "chances", version: snapshot.version, look }).then((told) => told.chances),
    look(move) {
      // Without charts beside the board nobody wants to know.
      if (!model.get("followed") || model.get("hovered") === (move ?? "")) return;
      model.set("hovered", move ?? "");
      model.save_changes();
    },
    compared: moment && { played: moment.played.move, better: moment.better.move },
    positions: () => replay.slice(0, at + 1).map((_, place) => positionAt<P>(replay, place)!),
    why,
    reasonAt: (step) => log[step]?.compared !== undefined,
    marked: (name) => model.get("marked")?.[name] ?? "",
    mark(name, value) {
      const there = model.get("marked");
      if (still || !there || (there[name] ?? "") === value) return;
      model.set("marked", { ...there, [name]: value });
      model.save_changes();
    },
    choose() {
      home.current ??= tab === "choice" ? null : tab;
      setTab("choice");
    },
    tabs,
    tab: tabOpen,
    open: openTab,
    menu: () => setMenu(!menu),
  };
  const state = stage.use(desk);
  // What somebody in Python chooses; what was looked at here comes back from there and is no wish.
  useEffect(() => {
    // At the end the result is what everybody wants to see, whichever tab was open.
    if (shown.turn === undefined && desk.live) openTab("choice");
  }, [shown.turn === undefined && desk.live]);
  const chosen = useRef(() => {});
  chosen.current = () => {
    const move = model.get("chosen");
    if (move && move !== model.get("hovered") && desk.live) stage.prepare?.(desk, state, move);
  };
  useEffect(() => {
    const heard = () => chosen.current();
    model.on("change:chosen", heard);
    return () => model.off("change:chosen", heard);
  }, [model]);

  const w = book.words;
  const lesson = away || still ? undefined : snapshot.lesson;
  const learn = () => void send({ kind: "lesson", act: "begin" });
  useEffect(() => {
    setLeaving(false);
    setShaded(false);
    // What a lesson speaks of stands in the first tab.
    if (lesson) openTab("choice");
  }, [lesson?.id]);
  const acts: Record<Act | "menu" | "pause", () => void> = {
    leave: hold.leave,
    next() {
      if (playing) {
        if (sceneAt < playing.frames.length) setSceneAt(stopAfter(playing.frames, sceneAt));
        else done();
      } else if (past) seek(at + 1);
      else if (paused !== undefined) send({ kind: "go-on" });
      else if (can.next) once({ kind: "step", version: snapshot.version });
    },
    pause() {
      setHalting(!halted);
      send({ kind: "halt", on: !halted });
    },
    back: () => at > 0 && seek(at - 1),
    undo: () => can.undo && send({ kind: "undo" }),
    hint: () => can.hint && send({ kind: "hint", depth: (snapshot.hint?.depth ?? 0) + 1 }),
    new: () => !still && !guest && !away && setAsking("new"),
    help: () => setAsking("help"),
    full: toggle,
    larger: () => change({ zoom: zoomed(settings.zoom, 1) }),
    smaller: () => change({ zoom: zoomed(settings.zoom, -1) }),
    playOn() {
      if (still || guest || !past) return;
      if (!away) setAsking("play-on");
      else if (way.open) way.begin(at);
    },
    choice: () => openTab("choice"),
    moves: () => openTab("moves"),
    chances: () => tabs.includes("chances") && openTab("chances"),
    review() {
      if (!tabs.includes("review")) return;
      openTab("review");
      if (can.review && !review && !away) send({ kind: "review" });
    },
    menu: () => setMenu(!menu),
    why() {
      // The last move of whoever said why.
      let said = at;
      while (said > 0 && !log[said]?.compared) said -= 1;
      if (said > 0) why(said);
    },
  };

  /** No key that is pressed on the board reaches the notebook, where M, X or D D would change the cell. */
  function onKeyDown(event: KeyboardEvent) {
    if (isHeld(event)) return;
    event.stopPropagation();
    const way = wayOf(event.key);
    // Tab leads on, and the arrows on the slider are its own.
    if (event.key === "Tab" || (way && event.target instanceof HTMLInputElement)) return;
    const options = [...(root.current?.querySelectorAll<HTMLElement>("[data-option]") ?? [])];
    const act = actOf(event.key);
    if (lesson) {
      if (!inLesson(event.key, lesson)) return;
    } else if (menu && event.key === "Escape") setMenu(false);
    else if (stage.key?.(event.key, desk, state)) {
      // The stage's own.
    } else if ((way === "up" || way === "down") && options.length) {
      const place = options.indexOf(document.activeElement as HTMLElement);
      options[rove(place < 0 && way === "up" ? 0 : place, options.length, way)]?.focus();
    } else if (act) acts[act]();
    else if (event.key === " " && can.next && !pressed(event.target)) acts.next();
    else return;
    event.preventDefault();
  }

  const ready = (desk.live && mine && stage.ready?.(desk)) || 0;
  const joy = useJoy({ over, ready, steps: history.length, now: !past && !playing && !away && !offer });
  useSounds({
    on: settings.sound === true,
    ...{ log, at: history.at, past },
    frame: playing?.frames[sceneAt - 1],
    mine: mine && desk.live,
    ready,
    of: stage.sound && ((sentence) => stage.sound?.(sentence, book)),
  });

  /** In the lesson only the keys of the stage mean something, and only while something is to be done. */
  function inLesson(key: string, now: LessonState): boolean {
    const inBubble = document.activeElement?.closest("[data-bubble]");
    if (key === "F6") betweenLights(root.current!, now);
    else if (!inBubble && now.mood === "open" && stage.key?.(key, desk, state)) return true;
    else if (playing && actOf(key) === "next") acts.next();
    else if (key === "Escape") setLeaving(!leaving);
    else return false;
    return true;
  }

  // What the bar is given stays the same while somebody looks around, so that it is not drawn again.
  const bar = {
    can: useSame(can),
    onSend: useStable(send),
    onSeek: useStable(seek),
    onAct: useStable((act: Act | "menu" | "pause") => acts[act]()),
  };
  // A frame that is drawn may be of another kind than its scene.
  const facts = playing?.frames[sceneAt - 1]?.facts as { kind?: string } | undefined;
  const kind = playing ? (facts ? (facts.kind ?? "round") : playing.kind) : undefined;
  // Nothing is said of the game before Python has spoken: it may be there no more.
  const silent = (pulse === "new" && !still) || away;
  const said = silent
    ? ""
    : pulse === "busy" && mine
      ? w["busy-cell"]
      : offer
        ? w["offer-title"]
        : kind
          ? w[`scene-${kind}`]
          : paused === undefined
            ? saying(desk, state, stage, past, mine)
            : paused || w.paused;
  const where = fill(w.looking, { at, length: history.length });
  const aim = stage.ending?.(desk) === undefined && stage.goal?.(desk);
  const goal = aim && <b class="rn-aim">{aim}</b>;

  const panel =
    offer && !away ? (
      <Offered
        game={offer}
        book={book}
        onPlayOn={() => kernel.answerOffer(true)}
        onNew={() => kernel.answerOffer(false)}
      />
    ) : playing ? (
      <SceneSteps
        key={playing.id}
        scene={playing}
        at={sceneAt}
        auto={(calm || snapshot.pace === "instant") && !halted && !asking && !menu && !reading}
        book={book}
        onPoint={pointed.set}
        onStep={setSceneAt}
        onDone={done}
        beat={stage.Beat && ((beat) => stage.Beat?.({ desk, state, ...beat }))}
      />
    ) : paused !== undefined ? (
      <Pause book={book} said={paused} onGoOn={acts.next} />
    ) : (
      <Choice
        snapshot={shown}
        book={book}
        pulse={pulse}
        away={away && <Safe pulse={pulse} book={book} game={game} />}
        past={past ? log[at] : undefined}
        onWhy={log[at]?.compared && (() => why(at))}
        onStop={() => send({ kind: "stop" })}
        onPoint={pointed.set}
        panel={() => <stage.Panel desk={desk} state={state} />}
        result={() => (
          <Ended book={book} review={can.review} onAct={(act) => acts[act]()}>
            <stage.Result desk={desk} state={state} />
          </Ended>
        )}
      />
    );
  // Where nothing lies on the table, or before it is looked at, its place is for what happens.
  const front = playing || (!past && stage.bare?.(desk)) ? panel : null;
  const points = playing && stage.points?.(shown.picture);
  // What is seen is also told beside it, the oldest first, unless that would be a page of lines.
  const spoken = playing && facts ? beside(playing.frames, sceneAt) : undefined;
  // What the tab of chances shows need not be shown twice.
  const dock = docked && desk.live && !over && tabOpen !== "chances" && stage.Dock?.({ desk, state });

  return (
    <div
      ref={root}
      class={classes("rn", `rn-${book.game}`, past && "rn-lookback", docked && "rn-docked", full && "rn-full")}
      style={style ?? (settings.zoom ? { zoom: settings.zoom / 10 } : undefined)}
      data-theme={forced ? (night ? "dark" : "light") : theme}
      data-contrast={contrast ? "" : undefined}
      data-patterns={settings.patterns ? "" : undefined}
      data-version={snapshot.version}
      data-pulse={pulse}
      data-away={away ? pulse : undefined}
      data-lm-suppress-shortcuts="true"
      tabIndex={-1}
      lang={book.language}
      onKeyDown={onKeyDown}
      onFocusCapture={hold.take}
      onBlurCapture={hold.lose}
      onPointerDown={hold.take}
    >
      <div
        class="rn-in"
        {...marksOf(stage.marks?.(desk, state, front !== null))}
        data-notice={notice ? "" : undefined}
        data-joy={joy}
      >
        {past ? (
          <PastBand
            desk={desk}
            state={state}
            stage={stage}
            where={where}
            goal={goal}
            still={still || guest}
            open={!away || way.open}
            onPlayOn={acts.playOn}
            onEnd={() => seek(history.length)}
          />
        ) : away ? (
          <AwayBand pulse={pulse} book={book} at={game?.at ?? at} length={history.length} way={way} goal={goal} />
        ) : held !== undefined && pulse === "busy" ? (
          <BusyBand book={book} move={stage.named?.(desk, held)} onTakeBack={kernel.takeBack} goal={goal} />
        ) : (
          <TopLine
            desk={desk}
            state={state}
            stage={stage}
            said={said}
            goal={goal}
            yours={mine && !silent && pulse !== "busy" && !playing && paused === undefined}
            waiting={snapshot.thinking !== undefined || pulse === "late" || pulse === "busy"}
          />
        )}
        <div
          class="rn-table"
          onPointerOver={(event) => setReading(event.pointerType === "mouse" && isCard(event.target))}
          onPointerLeave={() => setReading(false)}
        >
          <stage.Table desk={desk} state={state} front={front} />
        </div>
        <SidePanel
          book={book}
          tabs={tabs}
          tab={tabOpen}
          moves={history.length}
          over={turn === undefined && (desk.live || (away && !past))}
          open={mine && desk.live}
          onTab={openTab}
          dock={dock}
        >
          {note && teaches && !past && !lesson && (
            <FirstNote book={book} onLearn={learn} onClose={() => setNote(false)} />
          )}
          {notice && <p class="rn-notice">{notice}</p>}
          {tabOpen === "choice" && (
            <>
              {snapshot.hint && <p class="rn-hint">{snapshot.hint.text}</p>}
              {!over && desk.live && review?.text && <p class="rn-hint">{review.text}</p>}
              {!front && panel}
              {spoken && (
                <ol class="rn-told-scene" aria-label={said}>
                  {spoken.map(({ sentence }, index) => (
                    <li key={index}>
                      <Tell sentence={sentence} book={book} onPoint={pointed.set} />
                    </li>
                  ))}
                </ol>
              )}
              {points && !spoken && (
                <Standings
                  names={shown.names}
                  points={points}
                  most={Math.max(...(stage.points?.(snapshot.picture) ?? []))}
                />
              )}
              {/* It would tell the end of a scene before it is seen. */}
              {!playing && !past && (
                <Since onWhy={why} snapshot={snapshot} book={book} log={log} at={at} newest={stage.newest} />
              )}
            </>
          )}
          {tabOpen === "moves" && (
            <Moves
              snapshot={snapshot}
              book={book}
              replay={replay}
              log={log}
              review={review}
              at={at}
              points={stage.points}
              onSeek={seek}
              onLine={(line) => send({ kind: "line", name: line })}
              onPoint={pointed.set}
              opened={reason}
              onTry={
                still || away
                  ? undefined
                  : (step, move) => {
                      openTab("choice");
                      void send({ kind: "try", version: snapshot.version, at: step, move });
                    }
              }
            />
          )}
          {tabOpen === "chances" && stage.Chances && <stage.Chances desk={desk} state={state} />}
          {tabOpen === "review" && (
            <Review
              key={review?.seat}
              snapshot={snapshot}
              book={book}
              review={review}
              can={can.review && !away}
              live={!away}
              at={at}
              onReview={(seat) => send({ kind: "review", ...(seat === undefined ? {} : { seat }) })}
              onStop={() => send({ kind: "stop-review" })}
              onSeek={seek}
              onTry={(step) => {
                openTab("choice");
                send({ kind: "play-on", version: snapshot.version, at: step });
              }}
            />
          )}
        </SidePanel>
        <Bar
          snapshot={snapshot}
          book={book}
          review={review}
          at={at}
          flow={flows ? (halted ? "halted" : "flows") : standing.steps ? "next" : null}
          menu={menu}
          still={still || away || guest}
          {...bar}
        />
      </div>
      {lesson && (
        <Lesson
          lesson={lesson}
          book={book}
          root={root}
          picked={stage.picked?.(desk, state) ?? []}
          onPrepare={(move) => stage.prepare?.(desk, state, move)}
          onReveal={(place) => stage.reveal?.(desk, state, place)}
          watching={playing !== null}
          onShaded={() => setShaded(true)}
          onSend={send}
          onNew={() => setAsking("new")}
          leaving={leaving}
          onLeave={setLeaving}
        />
      )}
      {snapshot.strip && <Strip book={book} lines={snapshot.strip} />}
      {menu && (
        <Menu
          snapshot={snapshot}
          book={book}
          still={still || away || guest}
          away={away}
          onSend={send}
          onNew={acts.new}
          onLearn={teaches ? learn : undefined}
          store={stage.Store && <stage.Store desk={desk} state={state} />}
          onClose={() => setMenu(false)}
          looks={<Looks words={w} settings={settings} contrast={contrast} onChange={change} />}
        />
      )}
      {asking === "new" && <NewGame snapshot={snapshot} book={book} onStart={start} onClose={() => setAsking(null)} />}
      {asking === "play-on" && (
        <PlayOn
          history={{ ...history, at }}
          book={book}
          onPlayOn={() => send({ kind: "play-on", version: snapshot.version })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "help" && (
        <Help book={book} legend={stage.Legend && <stage.Legend book={book} />} onClose={() => setAsking(null)} />
      )}
      <Spoken
        log={log}
        at={history.at}
        past={past}
        said={[
          lesson && [shaded && w["lesson-shaded"], lesson.said ?? lesson.task ?? lesson.text].filter(Boolean).join(" "),
          notice ?? snapshot.hint?.text,
          past ? where : away ? fill(w[`away-${pulse}`], { length: history.length }) : said,
        ]
          .filter(Boolean)
          .join(" ")}
      />
    </div>
  );
}
