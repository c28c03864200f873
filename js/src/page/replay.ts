// A match to look at: the board on a page, with everything that it would ask Python for taken down beside it.
import { framed, wear } from "./frame";
import { offer } from "./moments";
import { Reader } from "./reader";
import { moduleOf, textOf } from "./unpack";
import type { Stills } from "./wire";

async function show() {
  const [code, style, match] = await Promise.all(["board.js", "board.css", "match"].map(textOf));
  const stills: Stills = JSON.parse(match!);
  const { default: widget } = await moduleOf(code!);
  wear(style!);
  const frame = framed(document.title);
  const model: Reader = new Reader(stills, ({ book, snapshot, review }) => {
    frame.speak(book.language, book.words);
    document.title = `${book.title}: ${snapshot.names.join(", ")}`;
    document.querySelector("h1")!.textContent = document.title;
    // Made by the package, which escapes every name in it.
    frame.below.innerHTML = review ?? "";
    offer(frame.below, ({ step }) => {
      model.send({ kind: "seek", id: 0, to: Number(step) });
      frame.board.scrollIntoView();
    });
  });
  widget.render({ model, el: frame.board });
}

// Where the browser cannot, the position in words stays, with a sentence that says so.
void show().then(undefined, (error) => console.warn(error));
