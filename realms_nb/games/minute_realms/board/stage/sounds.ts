// Which sound belongs to what happened.
import type { Sound } from "@realms/shell/sound";
import type { Sentence } from "@realms/shell/wire";

const SOUNDS: Record<string, Sound> = {
  taking: "card",
  bastion: "card",
  building: "card",
  "trade-gain": "coin",
  "trade-pay": "coin",
  "trade-token": "token",
  defence: "held",
  losing: "lost",
};

export const soundOf = ({ rule }: Sentence): Sound | undefined => SOUNDS[rule];
