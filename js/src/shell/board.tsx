// The board: draws what Python sends, asks Python for everything else. What one game draws is its stage.
import type { AnyModel } from "@anywidget/types";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { AwayBand, BusyBand, Offered, Safe, useWayBack } from "./away";
import { Bar } from "./bar";
import { Choice, Ended } from "./choice";
import { useHold } from "./focus";
import { useFull } from "./full";
import { Help, hasTour, Tour, tourSeen } from "./help";
import type { View } from "./host";
import { type Shown, sharedOf, type Traits, told, useKernel, type Wish } from "./kernel";
import { type Act, actOf, isHeld, rove, wayOf } from "./keys";
import { isAway, isFor } from "./line";
import { PlayOn } from "./lines";
import { Menu } from "./menu";
import { Moves, Since } from "./moves";
import { NewGame } from "./new-game";
import { SidePanel, type Tab } from "./panel";
import { positionAt } from "./patches";
import { momentAt, Review } from "./review";
import { SceneSteps, useScene } from "./scene";
import { Spoken } from "./spoken";
import type { Desk, Stage } from "./stage";
import { Standings } from "./story";
import { Pause, Strip } from "./strip";
import { classes, fill } from "./text";
import { hostTheme, type Theme, watchTheme } from "./theme";
import { PastBand, saying, TopLine } from "./top";
import "./shell.css";

// A cell that was run so many seconds ago has just been run: then the board scrolls into view.
const JUST_RUN = 20;

type Asking = "new" | "play-on" | "help" | null;

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
  const [pointed, setPointed] = useState<string | null>(null);
  const [tab, setTab] = useState(() => model.get("opens") as Tab);
  // The tab to go back to once a choice that was looked at has been made.
  const home = useRef<Tab | null>(null);
  const [menu, setMenu] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const [tour, setTour] = useState(() => !still && hasTour(book) && !tourSeen(book));
  const [theme, setTheme] = useState<Theme>(() => hostTheme(host));
  const { full, style, toggle } = useFull(root);
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

  // At the slow pace Python lets the others go on: it waits while a scene is watched here or a question is asked.
  const watched = !still && snapshot.pace === "slow" && Boolean(scene || asking || offer);
  const holds = useRef(false);
  useEffect(() => {
    if (watched !== holds.current) void send({ kind: "hold", on: watched });
    holds.current = watched;
  }, [watched]);

  const { history } = snapshot;
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

  function openTab(name: Tab) {
    home.current = null;
    setTab(name);
  }

  // A move that is told as played or better is one of the past.
  const moment = past ? momentAt(review, at) : undefined;
  const docked = model.get("docked") === true && stage.Dock !== undefined && book.help.includes("chances");
  const desk: Desk<P, O, B> = {
    snapshot: shown,
    book,
    live: shown === snapshot && !past,
    docked,
    lit: pointed ? [pointed] : highlight,
    root,
    point: setPointed,
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
    choose() {
      home.current ??= tab === "choice" ? null : tab;
      setTab("choice");
    },
  };
  const state = stage.use(desk);
  // What somebody in Python chooses; what was looked at here comes back from there and is no wish.
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
  const { turn } = shown;
  const over = history.lines[history.line]?.totals !== undefined;
  const mine = turn !== undefined && shown.people.includes(turn) && !away && !offer;
  // A handler of a hook has stopped the board: it goes on when somebody says so.
  const paused = past || scene ? undefined : snapshot.pause;
  const waits = !past && turn !== undefined && !mine && !away && !offer && !snapshot.thinking && paused === undefined;
  const can = {
    undo: !still && !past && history.at > 0 && !away && !offer,
    next: playing !== null || past || ((waits || paused !== undefined) && !away),
    hint: !still && mine && desk.live && (snapshot.hint?.depth ?? 0) < book.hints,
    review: book.help.includes("review") && over && !playing && (!(still || away) || review !== null),
  };
  const tabs: Tab[] = ["choice", "moves"];
  if (stage.Chances && !still && !away && !offer && book.help.includes("chances")) tabs.push("chances");
  if (can.review || (review && !playing)) tabs.push("review");
  const tabOpen = tabs.includes(tab) ? tab : "choice";
  const acts: Record<Act | "menu", () => void> = {
    leave: hold.leave,
    next() {
      if (playing) root.current?.querySelector<HTMLElement>("[data-scene-next]")?.click();
      else if (past) seek(at + 1);
      else if (paused !== undefined) send({ kind: "go-on" });
      else if (can.next) once({ kind: "step", version: snapshot.version });
    },
    back: () => at > 0 && seek(at - 1),
    undo: () => can.undo && send({ kind: "undo" }),
    hint: () => can.hint && send({ kind: "hint", depth: (snapshot.hint?.depth ?? 0) + 1 }),
    new: () => !still && !away && setAsking("new"),
    help: () => setAsking("help"),
    full: toggle,
    playOn() {
      if (still || !past) return;
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
    if (menu && event.key === "Escape") setMenu(false);
    else if (stage.key?.(event.key, desk, state)) {
      // The stage's own.
    } else if ((way === "up" || way === "down") && options.length) {
      const place = options.indexOf(document.activeElement as HTMLElement);
      options[rove(place < 0 && way === "up" ? 0 : place, options.length, way)]?.focus();
    } else if (act) acts[act]();
    else return;
    event.preventDefault();
  }

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
            ? saying(desk, stage, past, mine)
            : paused || w.paused;
  const where = fill(w.looking, { at, length: history.length });

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
        auto={snapshot.pace === "slow"}
        book={book}
        onPoint={setPointed}
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
        onStop={() => send({ kind: "stop" })}
        onPoint={setPointed}
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
  // What the tab of chances shows need not be shown twice.
  const dock = docked && desk.live && !over && tabOpen !== "chances" && stage.Dock?.({ desk, state });

  return (
    <div
      ref={root}
      class={classes("rn", `rn-${book.game}`, past && "rn-lookback", docked && "rn-docked", full && "rn-full")}
      style={style}
      data-theme={theme}
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
      <div class="rn-in">
        {past ? (
          <PastBand
            desk={desk}
            state={state}
            stage={stage}
            where={where}
            still={still}
            open={!away || way.open}
            onPlayOn={acts.playOn}
            onEnd={() => seek(history.length)}
          />
        ) : away ? (
          <AwayBand pulse={pulse} book={book} at={game?.at ?? at} length={history.length} way={way} />
        ) : held !== undefined && pulse === "busy" ? (
          <BusyBand book={book} move={stage.named?.(desk, held)} onTakeBack={kernel.takeBack} />
        ) : (
          <TopLine
            desk={desk}
            state={state}
            stage={stage}
            said={said}
            yours={mine && !silent && pulse !== "busy" && !playing && paused === undefined}
            waiting={snapshot.thinking !== undefined || pulse === "late" || pulse === "busy"}
          />
        )}
        <div class="rn-table">
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
          {tour && !past && <Tour book={book} root={root} targets={stage.tour ?? []} onClose={() => setTour(false)} />}
          {notice && <p class="rn-notice">{notice}</p>}
          {tabOpen === "choice" && (
            <>
              {snapshot.hint && <p class="rn-hint">{snapshot.hint.text}</p>}
              {!over && desk.live && review?.text && <p class="rn-hint">{review.text}</p>}
              {!front && panel}
              {points && (
                <Standings
                  names={shown.names}
                  points={points}
                  most={Math.max(...(stage.points?.(snapshot.picture) ?? []))}
                  order={[...points.keys()]}
                />
              )}
              {/* It would tell the end of a scene before it is seen. */}
              {!playing && !past && <Since snapshot={snapshot} book={book} log={log} at={at} />}
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
              onPoint={setPointed}
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
          can={can}
          home={waits && !playing}
          menu={menu}
          still={still || away}
          onSend={send}
          onSeek={seek}
          onAct={(act) => acts[act]()}
        />
      </div>
      {snapshot.strip && <Strip book={book} lines={snapshot.strip} />}
      {menu && (
        <Menu
          snapshot={snapshot}
          book={book}
          still={still || away}
          away={away}
          onSend={send}
          onNew={acts.new}
          onTour={!still && hasTour(book) ? () => setTour(true) : undefined}
          onClose={() => setMenu(false)}
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
          notice ?? snapshot.hint?.text,
          past ? where : away ? fill(w[`away-${pulse}`], { length: history.length }) : said,
        ]
          .filter(Boolean)
          .join(" ")}
      />
    </div>
  );
}
