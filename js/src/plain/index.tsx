// The plain stage, for a game without one of its own: its text board, and its legal moves as buttons.
import { EndBox } from "@realms/parts/end-box";
import { Option } from "@realms/parts/option";
import { mount } from "../shell/app";
import type { Stage } from "../shell/stage";
import { textOf } from "../shell/text";
import { Chances } from "./chances";
import "./plain.css";
import type { Options, Pages, Picture } from "./wire";

const stage: Stage<Picture, Options, Pages, null> = {
  use: () => null,
  Table({ desk }) {
    const { sentences, columns, rows, drawing } = desk.snapshot.picture;
    return (
      <div class="rn-text">
        {sentences.map((sentence, index) => (
          <p key={index}>{sentence}</p>
        ))}
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells], index) => (
              <tr key={index}>
                <th scope="row">{head}</th>
                {cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {drawing && <pre>{drawing}</pre>}
      </div>
    );
  },
  Panel({ desk }) {
    return (
      <div class="rn-moves">
        {desk.snapshot.options?.groups.map(({ word, moves }) => (
          <fieldset key={word}>
            <legend>{word}</legend>
            {moves.map((move) => (
              <Option key={move} title={move} move={move} onPick={desk.play} onLook={desk.look} />
            ))}
          </fieldset>
        ))}
      </div>
    );
  },
  Result({ desk }) {
    return <EndBox title={desk.book.words.over} said={textOf(desk.snapshot.story[0])} />;
  },
  Chances,
  turn: (picture) => picture.turn,
  named: (_, move) => move,
  prepare: ({ root }, _, move) =>
    root.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(move)}"]`)?.focus({ preventScroll: true }),
};

export default mount(stage);
