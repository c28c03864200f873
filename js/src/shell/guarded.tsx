// A board that cannot be drawn says so, in the place of a picture that no longer holds.
import type { AnyModel } from "@anywidget/types";
import { Component } from "preact";
import { Bt } from "../parts/icons";
import { App } from "./board";
import type { View } from "./host";
import type { Traits } from "./kernel";
import type { Stage } from "./stage";

interface Given<P, O, B, S> {
  model: AnyModel<Traits<P, O, B>>;
  stage: Stage<P, O, B, S>;
  host: Element;
  onBoard: (view: View) => void;
}

interface State {
  error?: Error;
  // Rises with each try: everything is made anew.
  tried: number;
}

export class Guarded<P, O, B, S> extends Component<Given<P, O, B, S>, State> {
  override state: State = { tried: 0 };

  override componentDidCatch(error: Error) {
    console.error(error);
    this.setState({ error });
  }

  override render() {
    const { model, stage, host, onBoard } = this.props;
    const { error, tried } = this.state;
    if (!error) return <App key={tried} model={model} stage={stage} host={host} anew={tried > 0} onBoard={onBoard} />;
    const w = model.get("book").words;
    return (
      <div class="rn" role="alert" data-broken>
        <p class="rn-notice">
          {w.broken} <small>{String(error)}</small>
        </p>
        <Bt data-draw-again onClick={() => this.setState({ error: undefined, tried: tried + 1 })}>
          {w["draw-again"]}
        </Bt>
      </div>
    );
  }
}
