// A notebook that was made a page: it has the state of its boards, but without a network nobody draws them. This does.
import { Reader } from "./reader";
import { moduleOf } from "./unpack";
import type { Still } from "./wire";

const VIEW = 'script[type="application/vnd.jupyter.widget-view+json"]';
const STATE = 'script[type="application/vnd.jupyter.widget-state+json"]';
const LINK = /"IPY_MODEL_([^"]+)"/g;

type Models = Record<string, { state: Record<string, unknown> }>;

/** The board of a model, or the one that stands in its boxes. */
function boardIn(models: Models, id: string, seen: string[] = []): Record<string, unknown> | undefined {
  const state = models[id]?.state;
  if (!state || seen.includes(id)) return undefined;
  if (state.snapshot && state._esm) return state;
  for (const [, link] of JSON.stringify(state).matchAll(LINK)) {
    const found = boardIn(models, link!, [...seen, id]);
    if (found) return found;
  }
  return undefined;
}

async function draw(beside: HTMLScriptElement) {
  const words = beside.previousElementSibling as HTMLElement | null;
  const embedded = document.querySelector(STATE)?.textContent;
  // In a live notebook there is no such state: there the host draws.
  if (!words || !embedded) return;
  const before = [...document.querySelectorAll(VIEW)].filter(
    (view) => view.compareDocumentPosition(beside) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const view = before.at(-1);
  const state = view && boardIn(JSON.parse(embedded).state, JSON.parse(view.textContent!).model_id);
  if (!view || !state) return;
  const { default: widget } = await moduleOf(state._esm as string);
  const style = document.createElement("style");
  style.textContent = state._css as string;
  const { book, snapshot, replay, log } = state as unknown as Still;
  const told = { snapshot: { ...snapshot, options: undefined }, book, replay, log, scenes: {}, last: snapshot.turn };
  const board = document.createElement("div");
  // Should somebody else draw it after all, it is not to be there twice.
  (view.parentElement as HTMLElement).hidden = true;
  // What the page says of written text, such as how large a picture may be, is not said of a board.
  words.closest(".jp-RenderedHTMLCommon")?.classList.remove("jp-RenderedHTMLCommon");
  // Below the words stands why there is no board.
  if (beside.nextElementSibling?.matches(".rn-still")) beside.nextElementSibling.remove();
  words.replaceWith(style, board);
  const languages = { ...book, languages: [book.language] };
  widget.render({
    model: new Reader({ language: book.language, told: { [book.language]: { ...told, book: languages } } }),
    el: board,
  });
}

const script = document.currentScript as HTMLScriptElement | null;
if (script) {
  const begin = () => void draw(script).catch(() => undefined);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
}
