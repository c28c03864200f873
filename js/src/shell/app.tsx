// What a bundle exports: the shell with a stage on it.
import type { AnyWidget } from "@anywidget/types";
import { render as draw } from "preact";
import { Guarded } from "./guarded";
import type { View } from "./host";
import { keepInNotebook } from "./keeping";
import { remember, sharedOf, type Traits } from "./kernel";
import type { Stage } from "./stage";

export function mount<P, O, B, S>(stage: Stage<P, O, B, S>): AnyWidget<Traits<P, O, B>> {
  return {
    initialize({ model }) {
      const its = sharedOf(model);
      // Also while nobody looks: a saved notebook holds every position.
      model.on("change:snapshot", () => remember(model, its));
      keepInNotebook(model);
    },
    render({ model, el }) {
      el.classList.add("rn-host");
      let after: View | undefined;
      // Another Python has made the board again: it lies where this one lay.
      const onBoard = (view: View) => {
        after = view;
        draw(null, el);
        el.replaceChildren(view.el);
      };
      draw(<Guarded model={model} stage={stage} host={el} onBoard={onBoard} />, el);
      // A cell that is run again leaves its old board behind: nobody looks at it, so Python need not draw for it.
      return () => (after ? after.remove?.() : draw(null, el));
    },
  };
}
