/** What can be heard: wood on wood, slate on wood, paper, a capture, the low bell of a check, the end, the answers to a try, a wave. */
export type Sound = "move" | "stone" | "card" | "capture" | "check" | "end" | "yes" | "no" | "wave";

/** How loud everything is, of 1: a piece set down in the next room. */
const VOLUME = 0.35;

/** A place where sounds are made: the loudspeaker's context, or one that renders into memory. */
interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
}

/**
 * The same white noise every time, between -1 and 1 (mulberry32): a narrow filter makes of one chance a sound
 * twice as loud as of another.
 */
function hiss(): () => number {
  let state = 20;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x80000000 - 1;
  };
}

/** A noise of its own length that fades as it is told, through a filter and a volume. */
function noise(
  { context, out }: Stage,
  at: number,
  length: number,
  fade: (share: number) => number,
): [BiquadFilterNode, GainNode] {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  const next = hiss();
  for (let i = 0; i < frames; i++) data[i] = next() * fade(i / frames);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  return [filter, gain];
}

function knock(stage: Stage, at: number, pitch: number, length: number, loud: number): void {
  const [wood, gain] = noise(stage, at, length, (share) => Math.exp(-9 * share));
  wood.type = "bandpass";
  wood.frequency.value = pitch;
  wood.Q.value = 5;
  gain.gain.value = loud;
}

function bell({ context, out }: Stage, at: number, pitch: number, length: number, loud: number): void {
  for (const [ratio, part] of [
    [1, 1],
    [2.76, 0.25],
    [5.4, 0.08],
  ] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch * ratio;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud * part, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length / Math.sqrt(ratio));
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Water that comes and goes: noise that opens and closes again. */
function wash(stage: Stage, at: number, length: number, loud: number): void {
  const [water, gain] = noise(stage, at, length, () => 1);
  water.type = "lowpass";
  water.frequency.setValueAtTime(240, at);
  water.frequency.exponentialRampToValueAtTime(1800, at + length * 0.4);
  water.frequency.exponentialRampToValueAtTime(180, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + length * 0.4);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
}

/** Each sound at a time in seconds: all about as loud as each other, none longer than 0.6 s. */
const SOUNDS: Readonly<Record<Sound, (stage: Stage, at: number) => void>> = {
  move: (stage, at) => knock(stage, at, 950, 0.07, 4.6),
  stone(stage, at) {
    // Slate: brighter and shorter, with the board below it.
    knock(stage, at, 2300, 0.045, 2.7);
    knock(stage, at + 0.008, 820, 0.08, 2);
  },
  card(stage, at) {
    knock(stage, at, 5200, 0.1, 1.4);
    knock(stage, at + 0.07, 4100, 0.06, 1.2);
  },
  capture(stage, at) {
    knock(stage, at, 620, 0.09, 4.2);
    knock(stage, at + 0.07, 1050, 0.06, 2.9);
  },
  check(stage, at) {
    knock(stage, at, 950, 0.07, 3);
    bell(stage, at + 0.05, 220, 0.5, 0.12);
  },
  yes(stage, at) {
    // Wood, and a tick of the pencil.
    knock(stage, at, 950, 0.07, 3.6);
    knock(stage, at + 0.09, 3800, 0.035, 1.4);
  },
  no(stage, at) {
    // A rubber stamp: dull, with the thud of the table.
    knock(stage, at, 190, 0.16, 4.4);
    knock(stage, at + 0.015, 420, 0.09, 2.2);
  },
  wave: (stage, at) => wash(stage, at, 0.58, 0.5),
  end(stage, at) {
    bell(stage, at, 196, 0.42, 0.13);
    bell(stage, at + 0.16, 147, 0.42, 0.13);
  },
};

/** Makes one short dry sound in a context, which may render into memory. */
export function make(sound: Sound, context: BaseAudioContext): void {
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  SOUNDS[sound]({ context, out }, context.currentTime + 0.01);
}

/** The sounds that there are. */
export const sounds = Object.keys(SOUNDS) as Sound[];

let speaker: AudioContext | undefined;

/** Makes one short dry sound; silent where the browser has no audio, and before the first touch. */
export function play(sound: Sound): void {
  if (typeof AudioContext !== "function") return;
  speaker ??= new AudioContext();
  void speaker.resume();
  make(sound, speaker);
}
