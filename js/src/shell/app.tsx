// What a bundle exports: the shell with a stage on it.
import type { AnyWidget } from "@anywidget/types";
import { render as draw } from "preact";
import { App } from "./board";
import { keepInNotebook } from "./keeping";
import { remember, type Traits } from "./kernel";
import type { Stage } from "./stage";

export function mount<P, O, B, S>(stage: Stage<P, O, B, S>): AnyWidget<Traits<P, O, B>> {
  return {
    initialize({ model }) {
      // Also while nobody looks: a saved notebook holds every position.
      model.on("change:snapshot", () => remember(model));
      keepInNotebook(model);
    },
    render({ model, el }) {
      el.classList.add("rn-host");
      draw(<App model={model} stage={stage} host={el} />, el);
      // A cell that is run again leaves its old board behind: nobody looks at it, so Python need not draw for it.
      return () => draw(null, el);
    },
  };
}
