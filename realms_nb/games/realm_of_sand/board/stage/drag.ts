// Dragging: what is in hand follows a finger; a tile, a disc or a piece of the board can be pulled to its place.
import { useRef } from "preact/hooks";
import { lift, takeDisc, takeTile } from "./acts";
import type { SandDesk, SandState } from "./state";

/** So far a pointer may stray before a press is a pull, in pixels. */
const SLACK = 8;

interface Pull {
  x: number;
  y: number;
  from: HTMLElement;
  moved: boolean;
}

/** The handlers of your panel: a press that has become a pull, or was of two fingers, is no click. */
export function useDrag(desk: SandDesk, state: SandState) {
  const now = useRef(state);
  now.current = state;
  const pull = useRef<Pull | null>(null);
  const fingers = useRef(new Set<number>());
  const swallow = useRef(false);

  const fieldAt = ({ clientX, clientY }: PointerEvent) => {
    const root = desk.root.current?.getRootNode() as Document | ShadowRoot | undefined;
    const field = root?.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(".rn-gr [data-field]");
    return field ? Number(field.dataset.field) : null;
  };

  return {
    onPointerDown(event: PointerEvent) {
      swallow.current = false;
      pull.current = null;
      if (event.pointerType === "touch") {
        fingers.current.add(event.pointerId);
        if (fingers.current.size > 1) {
          // A second finger turns the tile.
          swallow.current = true;
          return now.current.turn(1);
        }
      }
      const from = (event.target as HTMLElement).closest<HTMLElement>("[data-tile], [data-disc], .rn-gr [data-field]");
      if (event.button === 0 && from) pull.current = { x: event.clientX, y: event.clientY, from, moved: false };
    },
    onPointerMove(event: PointerEvent) {
      const held = pull.current;
      if (!held || fingers.current.size > 1) return;
      // The mouse was let go somewhere else.
      if (!event.buttons) return void (pull.current = null);
      if (!held.moved) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
        held.moved = swallow.current = true;
        const { tile, disc, field } = held.from.dataset;
        const { hand } = now.current;
        if (tile && !(hand?.kind === "tile" && hand.tile === tile)) takeTile(desk, now.current, tile);
        else if (disc && !(hand?.kind === "disc" && hand.colour === disc)) takeDisc(desk, now.current, disc);
        else if (field && !hand) lift(desk, now.current, Number(field));
        return;
      }
      const field = fieldAt(event);
      if (field !== null && now.current.hand && now.current.hand.at !== field) now.current.point(field);
    },
    onPointerUp(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      const held = pull.current;
      pull.current = null;
      const field = held?.moved && now.current.hand ? fieldAt(event) : null;
      // A finger hides the field: it only leaves the ghost there, and a tap lays it.
      if (field !== null) now.current.point(field, event.pointerType !== "touch");
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      pull.current = null;
    },
    onClickCapture(event: MouseEvent) {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
