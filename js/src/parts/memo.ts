// Drawing again only what has changed.
import { Component, type ComponentChild, type FunctionComponent } from "preact";

/** A component without state that is drawn again only when one of its props has another value. */
export function memo<P extends object>(draw: (props: P) => ComponentChild) {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P) {
      for (const name in next) if (next[name] !== (this.props as P)[name]) return true;
      return false;
    }
    override render = draw;
  } as unknown as FunctionComponent<P>;
}
