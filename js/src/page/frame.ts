// What stands around the board on a page: its title, light or dark, printing, and the licences.
import { textOf } from "./unpack";

type Words = Record<string, string>;

const html = document.documentElement;

export interface Frame {
  top: HTMLElement;
  board: HTMLElement;
  below: HTMLElement;
  /** Write everything in the words of another language. */
  speak(language: string, words: Words): void;
}

// Signs as the boards have them: one shape on a 24 x 24 grid.
const HALF = "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 1 1 0 18";
const PRINTER = "M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z";

function button(sign: string, done: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.innerHTML = `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${sign}"/></svg>`;
  made.onclick = done;
  return made;
}

/** The theme that is chosen on the page; what the system says until then. */
function turnTheme() {
  const dark = html.style.colorScheme
    ? html.style.colorScheme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  html.style.colorScheme = dark ? "light" : "dark";
}

/** Paper is white: the board is drawn in its light colours while it is printed. */
function printLight() {
  let before: [Element, string][] = [];
  addEventListener("beforeprint", () => {
    before = [...document.querySelectorAll(".rn")].map((board) => [board, board.getAttribute("data-theme") ?? "light"]);
    for (const [board] of before) board.setAttribute("data-theme", "light");
  });
  addEventListener("afterprint", () => {
    for (const [board, theme] of before) board.setAttribute("data-theme", theme);
  });
}

export function framed(title: string): Frame {
  const top = document.createElement("header");
  const head = document.createElement("h1");
  head.textContent = title;
  const theme = button(HALF, turnTheme);
  const print = button(PRINTER, () => window.print());
  top.append(head, theme, print);
  const board = document.createElement("main");
  const below = document.createElement("section");
  const licences = document.createElement("details");
  const named = document.createElement("summary");
  const text = document.createElement("pre");
  licences.append(named, text);
  licences.ontoggle = async () => {
    text.textContent ||= await textOf("licences");
  };
  const foot = document.createElement("footer");
  foot.append(licences);
  document.body.replaceChildren(
    ...document.querySelectorAll("body > script"),
    ...[top, board, below, foot].map((part) => {
      part.classList.add("rn-page");
      return part;
    }),
  );
  printLight();
  return {
    top,
    board,
    below,
    speak(language, words) {
      html.lang = language;
      for (const [made, key] of [
        [theme, "page-theme"],
        [print, "page-print"],
      ] as const) {
        made.title = words[key] ?? "";
        made.setAttribute("aria-label", words[key] ?? "");
      }
      named.textContent = words["page-licences"] ?? "";
    },
  };
}

/** The style of a board, on the page as the notebook would have it. */
export function wear(style: string, name = "board") {
  const id = `rn-style-${name}`;
  if (document.getElementById(id)) return;
  const made = document.createElement("style");
  made.id = id;
  made.textContent = style;
  document.head.append(made);
}
