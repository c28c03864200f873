// The game in one file: starts Python in a worker, and gives each board what a notebook would give it.
import type { BoardTexts } from "../shell/wire";
import { framed, wear } from "./frame";
import { type Data, Line } from "./line";
import { freeName, keep, keeps, kept, lastOf, rememberLast, setAside } from "./shelf";
import { moduleOf, packedOf, textOf } from "./unpack";
import type { Given, Wanted } from "./wire";
import type { FromWorker } from "./worker";

type Words = Record<string, string>;

interface Plan {
  // Name and title of each game, in the order they are offered.
  games: [string, string][];
  // The parts that Python needs.
  python: string[];
  // The words of the page until a board brings its own, by language.
  words: Record<string, Words>;
}

const plan: Plan = JSON.parse(document.getElementById("rn-plan")!.textContent!);
const names = plan.games.map(([name]) => name);
const languages = Object.keys(plan.words);
const language = navigator.languages.map((each) => each.slice(0, 2)).find((each) => languages.includes(each)) ?? "en";
const began = performance.now();

let words: Words = plan.words[language]!;
const frame = framed(document.title);
const wait = document.createElement("p");
wait.setAttribute("role", "status");
wait.id = "rn-wait";
const bar = document.createElement("progress");
const note = document.createElement("p");
const boards = new Map<string, { line: Line; draw: (table: HTMLElement) => () => void }>();
const asides = new Map<string, string>();
let leave = () => {};
let playing = lastOf(names);
let worker: Worker;

const choices = new Map(
  plan.games.map(([name, title]) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = title;
    made.dataset.game = name;
    made.onclick = () => choose(name);
    return [name, made] as const;
  }),
);

function ask(wanted: Wanted) {
  worker.postMessage(JSON.stringify(wanted));
}

function choose(name: string) {
  playing = name;
  rememberLast(name);
  for (const [game, made] of choices) made.setAttribute("aria-pressed", String(game === name));
  if (boards.has(name)) show(name);
  else ask({ kind: "open", game: name, language: spoken(), kept: kept(name), aside: aside(name) });
}

/** Where what is kept of a game goes if it cannot be opened. */
function aside(name: string): string {
  if (!asides.has(name)) asides.set(name, freeName(name));
  return asides.get(name)!;
}

/** Put a board on the table, and whichever lay there away. */
function show(name: string) {
  const { line, draw } = boards.get(name)!;
  const table = document.createElement("div");
  leave();
  frame.board.replaceChildren(wait, table);
  leave = draw(table);
  speak(line.get("book") as BoardTexts<unknown>);
}

const spoken = () => document.documentElement.lang || language;

function say(step: "unpack" | "python" | "games") {
  const order = ["unpack", "python", "games"];
  bar.value = (order.indexOf(step) + 1) / (order.length + 1);
  wait.textContent = words[`page-${step}`] ?? "";
}

function fail(why: string) {
  bar.remove();
  wait.hidden = false;
  wait.textContent = `${words["page-failed"]} ${why.split("\n").filter(Boolean).at(-1) ?? ""}`;
  document.body.dataset.failed = why;
}

function speak(book: BoardTexts<unknown>) {
  words = book.words;
  frame.speak(book.language, words);
  note.textContent = words[keeps() ? "page-kept" : "page-not-kept"] ?? "";
}

async function opened(given: Extract<Given, { kind: "opened" }>) {
  const { game, state, refused } = given;
  const { default: widget } = await moduleOf(state._esm as string);
  wear(state._css as string, game);
  const line = new Line(state, (data: Data) => ask({ kind: "board", game, data }));
  line.on("change:book", () => speak(line.get("book") as BoardTexts<unknown>));
  widget.initialize?.({ model: line });
  boards.set(game, { line, draw: (table) => widget.render({ model: line, el: table }) });
  // Another game may have been chosen while this one was being opened.
  if (game === playing) show(game);
  wait.hidden = !refused;
  wait.textContent = refused ?? "";
  bar.remove();
  document.body.dataset.ready = String(Math.round(performance.now() - began));
}

function heard(given: Given) {
  if (given.kind === "opened") {
    // At once: the next message writes over it.
    if (given.refused) setAside(given.game, aside(given.game));
    opened(given).catch(fail);
  } else if (given.kind === "keep") keep(given.game, given.kept);
  else boards.get(given.game)?.line.hear(given.data as Data);
}

async function start() {
  frame.speak(language, words);
  frame.top.querySelector("h1")!.after(...choices.values());
  frame.board.append(wait, bar);
  frame.below.append(note);
  say("unpack");
  const code = await textOf("worker.js");
  worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  worker.onerror = (event) => fail(event.message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "step") say(data.step);
    else if (data.kind === "failed") fail(data.why);
    else heard(JSON.parse(data.text));
  };
  worker.postMessage(Object.fromEntries(plan.python.map((name) => [name, packedOf(name)])));
  for (const part of document.querySelectorAll("script[data-part]"))
    if (plan.python.includes((part as HTMLElement).dataset.part!)) part.remove();
  choose(playing);
}

start().catch((error) => fail(String(error)));
