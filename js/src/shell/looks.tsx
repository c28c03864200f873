// The part of the menu about how boards look and sound in this browser.
import { Bt } from "../parts/icons";
import { Seg } from "../parts/seg";
import { LARGEST, type Settings, SMALLEST, zoomed } from "./settings";
import { fill } from "./text";

interface LooksProps {
  words: Record<string, string>;
  settings: Settings;
  /** Whether the contrast is high now, by choice or because the system asks for it. */
  contrast: boolean;
  onChange: (change: Settings) => void;
}

export function Looks({ words: w, settings, contrast, onChange }: LooksProps) {
  const { patterns = false, sound = false, zoom = 10 } = settings;
  const size = (way: 1 | -1, sign: string) => (
    <Bt
      class="rn-ic"
      aria-label={way > 0 ? w.larger : w.smaller}
      aria-disabled={zoom === (way > 0 ? LARGEST : SMALLEST)}
      onClick={() => onChange({ zoom: zoomed(zoom, way) })}
    >
      {sign}
    </Bt>
  );
  return (
    <>
      <p>
        <span aria-live="polite">{fill(w.size, { percent: zoom * 10 })}</span>
        <span class="rn-sizes">
          {size(-1, "−")}
          {size(1, "+")}
        </span>
      </p>
      <p>
        {w.sound}
        <Seg
          label={w.sound!}
          values={["off", "soft"]}
          chosen={sound ? "soft" : "off"}
          name={(value) => w[`sound-${value}`]}
          onChoose={(value) => onChange({ sound: value === "soft" })}
        />
      </p>
      <Switch word={w.contrast} on={contrast} name="contrast" onTurn={(on) => onChange({ contrast: on })} />
      {/* A game that can tell its pieces apart by patterns has a word for it. */}
      {w.patterns && (
        <Switch word={w.patterns} on={patterns} name="patterns" onTurn={(on) => onChange({ patterns: on })} />
      )}
    </>
  );
}

interface SwitchProps {
  word: string | undefined;
  name: string;
  on: boolean;
  onTurn: (on: boolean) => void;
}

function Switch({ word, name, on, onTurn }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      class="rn-switch"
      aria-checked={on}
      data-setting={name}
      onClick={() => onTurn(!on)}
    >
      <i aria-hidden /> <span>{word}</span>
    </button>
  );
}
