// The bar: undo, the history with Next, pace, hint, full screen, menu, help.
import { Bt, Icon } from "../parts/icons";
import { memo } from "../parts/memo";
import { Seg } from "../parts/seg";
import type { Wish } from "./kernel";
import { Marks } from "./review";
import { fill } from "./text";
import type { BoardTexts, ReviewState, Snapshot } from "./wire";

export interface BarProps {
  snapshot: Snapshot<unknown, unknown>;
  book: BoardTexts<unknown>;
  review: ReviewState | null;
  at: number;
  // What can be done now; what cannot is drawn closed.
  can: { undo: boolean; next: boolean; hint: boolean; review: boolean };
  // What stands where the game is moved on: Pause while the others move, Play once it was pressed, Next where it is waited
  // for or the past is looked at; nothing while somebody here is to decide.
  flow: "flows" | "halted" | "next" | null;
  menu: boolean;
  // Nothing can be played: only what is for looking is there.
  still: boolean;
  onSend: (wish: Wish) => void;
  onSeek: (to: number) => void;
  onAct: (act: "pause" | "undo" | "back" | "next" | "hint" | "full" | "menu" | "help" | "moves" | "review") => void;
}

export const Bar = memo((props: BarProps) => {
  const { snapshot, book, review, at, can, flow, menu, still, onSend, onSeek, onAct } = props;
  const w = book.words;
  const { length, line, lines } = snapshot.history;
  const act = (name: Parameters<typeof onAct>[0]) => () => onAct(name);
  return (
    <div class="rn-bar">
      {!still && (
        <Bt class="rn-ic" aria-label={w.undo} title={`${w.undo} (U)`} aria-disabled={!can.undo} onClick={act("undo")}>
          <Icon name="undo" />
        </Bt>
      )}
      <Bt class="rn-ic" aria-label={w.back} title={`${w.back} ([)`} aria-disabled={at === 0} onClick={act("back")}>
        <Icon name="back" />
      </Bt>
      <div class="rn-hist">
        <span>{fill(w.step, { at, length })}</span>
        <div class="rn-slide" title={review?.verdicts.length ? w["review-diamonds"] : undefined}>
          <Marks review={review} length={length} />
          <input
            type="range"
            min={0}
            max={length}
            value={at}
            aria-label={w.history}
            onInput={(event) => onSeek(Number(event.currentTarget.value))}
          />
        </div>
      </div>
      <span class="rn-flow">
        {flow === "next" ? (
          <Bt
            class="rn-nextb"
            title={`${w.next} (N)`}
            aria-disabled={!can.next}
            data-next
            data-home={can.next ? "" : undefined}
            onClick={act("next")}
          >
            <Icon name="next" /> <span>{w.next}</span>
          </Bt>
        ) : (
          flow && (
            <Bt class="rn-nextb" data-pause-play={flow} onClick={act("pause")}>
              <Icon name={flow === "halted" ? "next" : "pause"} />{" "}
              <span>{w[flow === "halted" ? "play" : "pause"]}</span>
            </Bt>
          )
        )}
      </span>
      {lines.length > 1 && (
        <Bt class="rn-lineb" onClick={act("moves")}>
          <Icon name="branch" />{" "}
          <span>{fill(w["line-of"], { line: lines[line]?.name ?? "", count: lines.length })}</span>
        </Bt>
      )}
      {!still && (
        <Seg
          class="rn-pace"
          label={w.pace!}
          values={["instant", "step", "calm"]}
          chosen={snapshot.pace}
          name={(pace) => w[`pace-${pace}`]}
          onChoose={(value) => onSend({ kind: "pace", value })}
        />
      )}
      {can.review ? (
        <Bt class="rn-hintb" title={`${w["review-this"]} (V)`} aria-label={w.review} onClick={act("review")}>
          <Icon name="eye" /> <span>{w.review}</span>
        </Bt>
      ) : (
        !still &&
        book.hints > 0 && (
          <Bt class="rn-hintb" title="H" aria-disabled={!can.hint} onClick={act("hint")}>
            <Icon name="hint" /> <span>{snapshot.hint && can.hint ? w["hint-more"] : w.hint}</span>
          </Bt>
        )
      )}
      <Bt class="rn-ic rn-fullb" aria-label={w.full} title={`${w.full} (F)`} onClick={act("full")}>
        <Icon name="full" />
      </Bt>
      <Bt class="rn-menub" aria-label={w.menu} aria-expanded={menu} aria-haspopup="true" onClick={act("menu")}>
        <Icon name="menu" /> <span>{w.menu}</span>
      </Bt>
      <Bt class="rn-ic" aria-label={w.help} title={`${w.help} (?)`} onClick={act("help")}>
        ?
      </Bt>
    </div>
  );
});
