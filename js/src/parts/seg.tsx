// One of several values, all of them in sight.
import { classes } from "./words";

interface SegProps<T extends string | number> {
  label: string;
  values: readonly T[];
  chosen: string | number;
  name: (value: T) => string | undefined;
  onChoose: (value: T) => void;
  class?: string;
}

export function Seg<T extends string | number>({ label, values, chosen, name, onChoose, ...props }: SegProps<T>) {
  return (
    <fieldset class={classes("rn-seg", props.class)}>
      <legend class="rn-sr">{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          // What is chosen already need not be chosen again.
          onClick={() => chosen !== value && onChoose(value)}
        >
          {name(value)}
        </button>
      ))}
    </fieldset>
  );
}
