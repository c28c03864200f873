// The rules that may be chosen for a new game: each choice says in a few words what it means.
import type { Ruling } from "./wire";

/** What is chosen of each rule, by its key. */
export type Chosen = Record<string, string[]>;

export const chosenOf = (rulings: Ruling[] = []): Chosen =>
  Object.fromEntries(rulings.map(({ key, chosen }) => [key, chosen]));

/** The rules that are asked: some only where another one was chosen so. */
export const asked = (rulings: Ruling[] = [], chosen: Chosen) =>
  rulings.filter(({ under }) => !under || chosen[under[0]]?.includes(under[1]));

interface Props {
  rulings: Ruling[] | undefined;
  // Those of which several may be chosen, or those of which one is.
  many: boolean;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

export function Rulings({ rulings, many, chosen, onChoose }: Props) {
  const shown = asked(rulings, chosen).filter((ruling) => (ruling.many ?? false) === many);
  return (
    <>
      {shown.map(({ key, title, choices }) => {
        const now = chosen[key] ?? [];
        const pick = (choice: string) => {
          const others = now.filter((each) => each !== choice);
          // At least one of them stays.
          const next = many ? (others.length < now.length ? others : [...now, choice]) : [choice];
          if (next.length) onChoose({ ...chosen, [key]: next });
        };
        return (
          <fieldset key={key} class={many ? "rn-rule-many" : "rn-seg"} data-ruling={key}>
            <legend>{title}</legend>
            {choices.map((choice) => (
              <button
                key={choice.key}
                type="button"
                aria-pressed={now.includes(choice.key)}
                data-choice={choice.key}
                onClick={() => pick(choice.key)}
              >
                {many ? <b>{choice.name}</b> : choice.name} {many && <small>{choice.words}</small>}
              </button>
            ))}
            {!many && <small>{choices.find((choice) => now.includes(choice.key))?.words}</small>}
          </fieldset>
        );
      })}
    </>
  );
}
