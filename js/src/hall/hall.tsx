// The page of a seat and of the wall: keeps the key, opens the line, draws the board that comes over it.
import { render as draw } from "preact";
import type { Message } from "../shell/wire";
import "./hall.css";
import { fill } from "../shell/text";
import { keyOf, keyOfTab, lose, remember } from "./keys";
import { HallLine } from "./line";
import { type Data, HallModel } from "./model";
import { Asked, Leads, Lost, Neighbours, QrCode, Signs, Tongues, Turn, Waiting, type Words } from "./room";
import type { HallRoom, SeatBoard, ToGuest } from "./wire";

const { body } = document;
const kind = body.dataset.page as "lobby" | "seat" | "wall" | "cards";

// The plan of a board on a laptop, with what stands around it on the wall.
const WIDTH = 1180;
const HEIGHT = 720;

/** Light or dark as the system says; boards ask the page. */
function wearTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const wear = () => {
    body.dataset.jpThemeLight = String(!dark.matches);
  };
  dark.addEventListener("change", wear);
  wear();
}

/** Whoever has sat down here is led back. */
function lobby() {
  if (!keyOf("seat")) return;
  const link = document.createElement("a");
  link.href = `seat${location.search}`;
  link.textContent = body.dataset.back ?? "";
  link.className = "back";
  document.querySelector("h1")?.after(link);
}

interface Board {
  game: string;
  model: HallModel;
  leave: () => void;
}

function place(at: "seat" | "wall") {
  const head = document.getElementById("head")!;
  const main = document.getElementById("place")!;
  const around = document.createElement("div");
  const table = document.createElement("div");
  const below = document.createElement("footer");
  around.id = "around";
  // What is not the board: styles of the page leave the board alone.
  for (const each of [head, around, below]) each.classList.add("own");
  table.id = "table";
  main.append(around, table);
  main.after(below);
  let words: Words = {};
  let room: HallRoom | undefined;
  let board: Board | undefined;
  let next: number | undefined;
  let gone: string | undefined;
  // What a hall said when it was closed: it may be opened again.
  let farewell: string | undefined;
  const key = keyOfTab(at);

  const spoken = () => document.documentElement.lang as HallRoom["language"];
  const line = new HallLine(() => ({ kind: "sit", key, language: spoken() }), {
    hear,
    felt(when) {
      next = when;
      if (when === undefined) farewell = undefined;
      board?.model.feel(when === undefined);
      show();
    },
  });

  /** Also while there is no line: then it is said when there is one again. */
  function speak(value: HallRoom["language"]) {
    document.documentElement.lang = value;
    line.say({ kind: "speak", value });
  }

  function hear(given: ToGuest) {
    if (given.kind === "room") {
      words = given.words ?? words;
      room = given;
      document.documentElement.lang = given.language;
      show();
    } else if (given.kind === "state") void open(given);
    else if (given.kind === "board") board?.model.hear(given.data as Data);
    else if (given.kind === "gone" && given.later) farewell = given.text;
    else if (given.kind === "gone") {
      gone = given.text;
      lose(at);
      line.end();
      show();
    }
  }

  async function open(given: SeatBoard) {
    if (board?.game === given.game) {
      board.model.hear({ method: "update", state: given.state });
      board.model.again();
      return;
    }
    // A hall that was started again has the moves it told; one that is still on its way is played once.
    const moves = board?.model.moves ?? [];
    board?.leave();
    board = undefined;
    const post = (content: Message) =>
      line.say({ kind: "board", content: content as unknown as Record<string, unknown> });
    const model = new HallModel(given.state, words.lost ?? "", words["learn-end"] ?? "", post, show);
    for (const move of moves) post(move);
    // By its address: the script of the board lies beside this one.
    const address = new URL("board.js", location.href).href;
    const { default: widget } = await import(address);
    widget.initialize?.({ model });
    const el = document.createElement("div");
    table.replaceChildren(el);
    board = { game: given.game, model, leave: widget.render({ model, el }) };
    body.dataset.game = given.game;
    show();
  }

  function show() {
    const playing =
      room !== undefined && (room.stage === "playing" || room.stage === "over" || room.table !== undefined);
    const waits = room?.stage === "waiting" || room?.stage === "late";
    body.dataset.stage = gone === undefined ? room?.stage : "gone";
    const learning = waits && room?.learning === true;
    table.hidden = gone !== undefined || !board || !(learning || (playing && !waits));
    table.inert = room?.paused ?? false;
    const move = board?.model.flying ? words["on-its-way"] : board?.model.arrived ? words.arrived : undefined;
    const onTry = () => line.now();
    draw(
      gone === undefined && room && !waits ? (
        <>
          <b>{at === "wall" ? room.title : fill(words["at-table"], { number: room.table ?? "" })}</b>
          {at === "wall" && room.table !== undefined && <span>{fill(words["at-table"], { number: room.table })}</span>}
          <Turn room={room} w={words} lost={next !== undefined} />
        </>
      ) : null,
      head,
    );
    draw(
      gone !== undefined ? (
        <div class="waiting">
          <p class="note" role="status">
            {gone}
          </p>
          {at === "seat" && (
            <a class="first" href="./">
              {words["to-lobby"] || "←"}
            </a>
          )}
        </div>
      ) : room === undefined ? null : (
        <>
          {next !== undefined && <Lost w={words} said={farewell ?? words.lost} next={next} move={move} onTry={onTry} />}
          {room.paused && (
            <p class="note" role="status" data-paused>
              {room.said}
            </p>
          )}
          <Asked room={room} w={words} onAnswer={(value) => line.say({ kind: "guess", value })} />
          {learning && (
            <button type="button" data-learn-end onClick={() => line.say({ kind: "learn", on: false })}>
              {words["learn-end"]}
            </button>
          )}
          {waits && !learning && (
            <Waiting
              room={room}
              w={words}
              onLeave={() => line.say({ kind: "leave" })}
              onLearn={(on) => line.say({ kind: "learn", on })}
            />
          )}
          {at === "wall" && room.table === undefined && (
            <div class="big">
              <p>{words["wall-join"]}</p>
              {room.qr && <QrCode qr={room.qr} />}
              <p class="address">{room.address}</p>
              <p class="code">{room.code}</p>
            </div>
          )}
        </>
      ),
      around,
    );
    draw(
      gone !== undefined || room === undefined ? null : (
        <>
          {at === "seat" && room.stage === "playing" && (
            <>
              <Signs room={room} w={words} onSign={(value) => line.say({ kind: "sign", value })} />
              <Neighbours
                room={room}
                w={words}
                only={({ presence, you, sign }) => !!sign || (presence === "away" && !you)}
              />
              {room.patience !== undefined && room.neighbours.some(({ presence }) => presence === "away") && (
                <p>{fill(words["away-rule"], { seconds: room.patience, player: room.fill ?? "" })}</p>
              )}
            </>
          )}
          {at === "wall" && room.table !== undefined && (
            <aside class="beside" lang={room.language}>
              <Leads room={room} w={words} />
              <p>{words["wall-hidden"]}</p>
              <p class="strip">
                {room.qr && <QrCode qr={room.qr} />}
                <span>
                  {words["wall-join"]} {room.address}
                  <b>{room.code}</b>
                </span>
              </p>
            </aside>
          )}
          <Tongues room={room} w={words} onSpeak={speak} />
        </>
      ),
      below,
    );
  }

  /** On the wall the plan of a laptop is enlarged as a whole. */
  function fit() {
    table.style.zoom = String(Math.max(1, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT)));
  }

  remember(at, key);
  if (at === "wall") {
    addEventListener("resize", fit);
    fit();
  }
}

wearTheme();
if (kind === "lobby") lobby();
else if (kind !== "cards") place(kind);
