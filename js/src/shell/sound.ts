// Soft sounds, made here and of no file. Nothing sounds before somebody has switched them on, and nothing in a tab that
// nobody looks at; each is below half a second, and for something that is also seen.

export type Sound =
  | "card"
  | "coin"
  | "rune green"
  | "rune red"
  | "rune black"
  | "ready"
  | "token"
  | "held"
  | "lost"
  | "turn";

const VOLUME = 0.12;

/** A tone: from when on, how long, how high, and where it glides to. */
interface Tone {
  at: number;
  long: number;
  high: number;
  to?: number;
  shape?: OscillatorType;
}

const tone = (high: number, long: number, at = 0, more: Partial<Tone> = {}): Tone => ({ at, long, high, ...more });
const rune = (high: number) => [tone(high, 0.09, 0, { shape: "triangle" })];

/** What each sound is made of, in seconds and hertz; a card is a burst of noise. */
export const TONES: Record<Exclude<Sound, "card">, Tone[]> = {
  coin: [tone(1320, 0.06), tone(1760, 0.06, 0.06)],
  "rune green": rune(262),
  "rune red": rune(330),
  "rune black": rune(196),
  ready: [tone(392, 0.18), tone(587, 0.18)],
  token: [tone(70, 0.25)],
  held: [tone(523, 0.12), tone(659, 0.16, 0.12)],
  lost: [tone(220, 0.4, 0, { to: 165 })],
  turn: [tone(440, 0.08)],
};
const NOISE = 0.04;

/** How long a sound is, in seconds. */
export function lengthOf(name: Sound): number {
  return name === "card" ? NOISE : Math.max(...TONES[name].map(({ at, long }) => at + long));
}

let context: AudioContext | undefined;
let loudness: GainNode | undefined;

/** Let a sound be heard, `after` so many seconds. Only to be called where sounds are switched on. */
export function sound(name: Sound, after = 0) {
  if (document.visibilityState === "hidden" || typeof AudioContext === "undefined") return;
  if (!context || !loudness) {
    context = new AudioContext();
    loudness = context.createGain();
    loudness.gain.value = VOLUME;
    loudness.connect(context.destination);
  }
  // A browser may have silenced it until somebody has pressed something.
  if (context.state === "suspended") void context.resume();
  const begin = context.currentTime + after;
  if (name === "card") burst(context, loudness, begin);
  else for (const each of TONES[name]) play(context, loudness, begin, each);
}

/** What sounds ends at once without a click: it swells and fades. */
function faded(context: AudioContext, out: AudioNode, begin: number, long: number): GainNode {
  const shade = context.createGain();
  shade.gain.setValueAtTime(0, begin);
  shade.gain.linearRampToValueAtTime(1, begin + Math.min(0.01, long / 4));
  shade.gain.linearRampToValueAtTime(0, begin + long);
  shade.connect(out);
  return shade;
}

function play(context: AudioContext, out: AudioNode, begin: number, { at, long, high, to, shape }: Tone) {
  const voice = context.createOscillator();
  voice.type = shape ?? "sine";
  voice.frequency.setValueAtTime(high, begin + at);
  if (to) voice.frequency.linearRampToValueAtTime(to, begin + at + long);
  voice.connect(faded(context, out, begin + at, long));
  voice.start(begin + at);
  voice.stop(begin + at + long);
}

function burst(context: AudioContext, out: AudioNode, begin: number) {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE), context.sampleRate);
  const values = noise.getChannelData(0);
  for (let at = 0; at < values.length; at++) values[at] = Math.random() * 2 - 1;
  const voice = context.createBufferSource();
  voice.buffer = noise;
  const dull = context.createBiquadFilter();
  dull.type = "lowpass";
  dull.frequency.value = 1200;
  voice.connect(dull).connect(faded(context, out, begin, NOISE));
  voice.start(begin);
}
