// Why something may not be done, once, where it was tried; and what would help, if anything does.
import { Bt, Icon } from "./icons";

export interface RefusalNoteProps {
  why: string;
  /** The way out. It cannot stand within a button. */
  cure?: { text: string; onCure: () => void };
}

export function RefusalNote({ why, cure }: RefusalNoteProps) {
  return (
    <span class="rn-why" data-why>
      <Icon name="ban" />
      <span>{why}</span>
      {cure && (
        <Bt data-cure onClick={cure.onCure}>
          {cure.text}
        </Bt>
      )}
    </span>
  );
}
