// The controls: history, pace, hint, language, new game, save and load, keys.
import { useRef } from "preact/hooks";
import { Bt, Icon } from "./icons";
import { fill } from "./text";
import type { Book, Message, Snapshot } from "./types";

export interface BarProps {
  snapshot: Snapshot;
  book: Book;
  at: number;
  length: number;
  offline: boolean;
  onSend: (message: Message) => void;
  onSeek: (to: number) => void;
  onHint: () => void;
  onKeys: () => void;
}

export function Bar({ snapshot, book, at, length, offline, onSend, onSeek, onHint, onKeys }: BarProps) {
  const w = book.words;
  const file = useRef<HTMLInputElement>(null);
  const load = async () => {
    const chosen = file.current?.files?.[0];
    if (chosen) onSend({ kind: "load", name: chosen.name, text: await chosen.text() });
    if (file.current) file.current.value = "";
  };
  return (
    <div class="rn-bar">
      <Bt aria-label={w.undo} title={`${w.undo} (U)`} aria-disabled={at === 0 || offline} onClick={() => onSend({ kind: "undo" })}>
        <Icon name="undo" />
      </Bt>
      <Bt aria-label={w.redo} title={`${w.redo} (R)`} aria-disabled={at === length || offline} onClick={() => onSend({ kind: "redo" })}>
        <Icon name="redo" />
      </Bt>
      <label class="rn-hist">
        <span>{fill(w.step, { at, length })}</span>
        <input type="range" min={0} max={length} value={at} aria-label={w.history} onInput={(event) => onSeek(Number(event.currentTarget.value))} />
      </label>
      {choice("pace", ["instant", "step", "slow"], snapshot.pace, (pace) => w[`pace-${pace}`])}
      <Bt title="H" onClick={onHint}>
        <Icon name="hint" />
        {snapshot.hint ? w["hint-more"] : w.hint}
      </Bt>
      {choice("language", book.languages, book.language, (language) => language)}
      <Bt title="G" onClick={() => onSend({ kind: "new", seed: null })}>
        <Icon name="new" />
        {w.new}
      </Bt>
      <Bt aria-label={w.save} title={w.save} onClick={() => onSend({ kind: "save" })}>
        <Icon name="save" />
      </Bt>
      <Bt aria-label={w.load} title={w.load} onClick={() => file.current?.click()}>
        <Icon name="load" />
      </Bt>
      <input ref={file} type="file" accept=".json,application/json" hidden onChange={load} />
      <Bt aria-label={w.keys} title={w.keys} onClick={onKeys}>
        ?
      </Bt>
    </div>
  );

  /** One of several values, all of them in sight. */
  function choice(kind: "pace" | "language", values: string[], chosen: string, label: (value: string) => string | undefined) {
    return (
      <fieldset class="rn-seg">
        <legend class="rn-sr">{w[kind]}</legend>
        {values.map((value) => (
          <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onSend({ kind, value })}>
            {label(value)}
          </button>
        ))}
      </fieldset>
    );
  }
}
