// A part of a board that stands alone in a cell: drawn anew when a value of it or the theme around it changes.
import type { AnyModel } from "@anywidget/types";
import { type ComponentType, render as draw } from "preact";
import { hostTheme, type Theme, watchTheme } from "./theme";

export interface Alone<Traits extends Record<string, unknown>> {
  model: AnyModel<Traits>;
  theme: Theme;
}

export function alone<Traits extends Record<string, unknown>>(name: string, Part: ComponentType<Alone<Traits>>) {
  function render({ model, el }: { model: AnyModel<Traits>; el: HTMLElement }) {
    let theme = hostTheme(el);
    const show = () => draw(<Part model={model} theme={theme} />, el);
    const end = watchTheme(el, (now) => {
      theme = now;
      show();
    });
    model.on(`change:${name}`, show);
    show();
    return () => {
      end();
      model.off(`change:${name}`, show);
      draw(null, el);
    };
  }
  return { render };
}
