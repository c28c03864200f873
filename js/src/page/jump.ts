// A review in a cell: where a kernel answers, a press on a moment opens a board at its position.
// The page of the review is an output of its own, just before this one, and stays as it is where nobody answers.
import type { AnyModel } from "@anywidget/types";
import { offer } from "./moments";

// A kernel that has not answered by then is gone.
const PATIENCE = 20_000;

function render({ model, el }: { model: AnyModel; el: HTMLElement }) {
  let withdraw = () => {};
  let waiting = 0;

  /** The review that stands nearest before this. */
  const review = () =>
    [...document.querySelectorAll(".realms-review")]
      .filter((each) => each.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING)
      .at(-1);

  const heard = ({ looked }: { looked: boolean }) => {
    clearTimeout(waiting);
    withdraw = offer(review(), ({ look }) => {
      waiting = window.setTimeout(withdraw, PATIENCE);
      model.send({ look: Number(look) });
    });
    // The board stands right below.
    if (looked) el.scrollIntoView();
  };

  model.on("msg:custom", heard);
  model.send({});
  return () => {
    clearTimeout(waiting);
    model.off("msg:custom", heard);
    withdraw();
  };
}

export default { render };
