// A sentence of what happened: names of cards light up the cards, rules explain themselves.
import { lightOf } from "./text";
import type { BoardTexts, Sentence } from "./wire";

interface TellProps {
  sentence: Sentence;
  book: BoardTexts<unknown>;
  onPoint: (key: string | null) => void;
  onRule?: (rule: string) => void;
}

export function Tell({ sentence, book, onPoint, onRule }: TellProps) {
  const rule = book.rules[sentence.rule];
  return (
    <p class={sentence.own ? "rn-ours" : undefined}>
      {sentence.spans.map((span, index) => {
        const light = lightOf(span);
        return light !== undefined && span.kind !== "seat" ? (
          <u key={index} onMouseEnter={() => onPoint(light)} onMouseLeave={() => onPoint(null)}>
            {span.text}
          </u>
        ) : (
          span.text
        );
      })}{" "}
      {sentence.own && <small>{book.words.own}</small>}
      {rule && onRule && (
        <button type="button" class="rn-link" onClick={() => onRule(sentence.rule)}>
          {rule.title}
        </button>
      )}
    </p>
  );
}
