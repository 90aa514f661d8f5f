/** What can be heard: wood on wood, slate on wood, paper, a capture, the low bell of a check, the end, the answers to a try, a wave. */
export type Sound = "move" | "stone" | "card" | "capture" | "check" | "end" | "yes" | "no" | "wave";

let context: AudioContext | undefined;

/** A noise of its own length that fades as it is told, through a filter and a volume; nothing without a context. */
function noise(at: number, length: number, fade: (share: number) => number): [BiquadFilterNode, GainNode] | undefined {
  if (!context) return undefined;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * fade(i / frames);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
  return [filter, gain];
}

function knock(at: number, pitch: number, length: number, loud: number): void {
  const made = noise(at, length, (share) => Math.exp(-9 * share));
  if (!made) return;
  const [wood, gain] = made;
  wood.type = "bandpass";
  wood.frequency.value = pitch;
  wood.Q.value = 5;
  gain.gain.value = loud;
}

function bell(at: number, pitch: number, length: number, loud: number): void {
  if (!context) return;
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
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Water that comes and goes: noise that opens and closes again. */
function wash(at: number, length: number, loud: number): void {
  const made = noise(at, length, () => 1);
  if (!made) return;
  const [water, gain] = made;
  water.type = "lowpass";
  water.frequency.setValueAtTime(240, at);
  water.frequency.exponentialRampToValueAtTime(1800, at + length * 0.4);
  water.frequency.exponentialRampToValueAtTime(180, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + length * 0.4);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
}

/** Makes one short dry sound; silent where the browser has no audio. */
export function play(sound: Sound): void {
  if (typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.01;
  switch (sound) {
    case "move":
      return knock(now, 950, 0.07, 2.2);
    case "stone":
      // Slate: brighter and shorter, with the board below it.
      knock(now, 2300, 0.045, 2.6);
      return knock(now + 0.008, 820, 0.08, 1.8);
    case "card":
      knock(now, 5200, 0.1, 0.9);
      return knock(now + 0.07, 4100, 0.06, 0.7);
    case "capture":
      knock(now, 620, 0.09, 3);
      return knock(now + 0.07, 1050, 0.06, 2);
    case "check":
      knock(now, 950, 0.07, 2.2);
      return bell(now + 0.05, 220, 0.9, 0.16);
    case "yes":
      // Wood, and a tick of the pencil.
      knock(now, 950, 0.07, 2.2);
      return knock(now + 0.09, 3800, 0.035, 1.4);
    case "no":
      // A rubber stamp: dull, with the thud of the table.
      knock(now, 190, 0.16, 7);
      return knock(now + 0.015, 420, 0.09, 3);
    case "wave":
      return wash(now, 1.1, 0.5);
    case "end":
      bell(now, 196, 1.4, 0.16);
      return bell(now + 0.22, 147, 1.6, 0.16);
  }
}
