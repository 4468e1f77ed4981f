/** Sounds made of a few tones, without any file: off until somebody wants them. Loaded with the first one. */
import type { Sound } from './sounds';

/** What sounds, from and to which frequency, when and how long in seconds, how loud. */
type Tone = [
  sort: OscillatorType | 'noise',
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
];

const SCORE: Record<Sound, Tone[]> = {
  turn: [
    ['sine', 210, 140, 0, 0.13, 0.9],
    ['noise', 900, 500, 0, 0.04, 0.25],
    ['sine', 250, 170, 0.17, 0.16, 0.9],
    ['noise', 1100, 600, 0.17, 0.04, 0.25],
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.32].map((at, n): Tone => ['noise', 2600 - n * 250, 1200, at, 0.05, 0.5]),
  card: [['noise', 1400, 5200, 0, 0.16, 0.4]],
  wave: [
    ['noise', 300, 1100, 0, 0.7, 0.5],
    ['noise', 900, 240, 0.55, 0.9, 0.4],
  ],
  gong: [
    ['sine', 110, 108, 0, 2.2, 0.7],
    ['sine', 164, 162, 0, 1.6, 0.35],
    ['triangle', 277, 274, 0, 1, 0.2],
  ],
  won: [523, 659, 784, 1047].map((note, n): Tone => ['triangle', note, note, n * 0.14, 0.5, 0.4]),
  lost: [392, 330, 262].map((note, n): Tone => ['triangle', note, note * 0.985, n * 0.26, 0.7, 0.4]),
};
/** Less than this between two sounds, and the second is not heard. */
export const PAUSE = 400;
/** These are felt, too, where a device can. */
const FELT: ReadonlySet<Sound> = new Set(['turn', 'gong', 'won', 'lost']);
const BUZZ = 30;

let context: AudioContext | null = null;
let last = -Infinity;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function sound(audio: AudioContext, [sort, from, to, at, lasts, loud]: Tone, volume: number): void {
  const begins = audio.currentTime + at;
  const ends = begins + lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), begins + Math.min(0.02, lasts / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  gain.connect(audio.destination);
  const glide = (one: AudioParam) => {
    one.setValueAtTime(from, begins);
    one.exponentialRampToValueAtTime(to, ends);
  };
  if (sort === 'noise') {
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency);
    const source = noise(audio, lasts);
    source.connect(filter).connect(gain);
    source.start(begins);
    return;
  }
  const tone = audio.createOscillator();
  tone.type = sort;
  glide(tone.frequency);
  tone.connect(gain);
  tone.start(begins);
  tone.stop(ends);
}

/** Play it at a volume of 0 to 1, unless another has just begun: did it sound? */
export function play(which: Sound, volume: number, now = performance.now()): boolean {
  if (volume <= 0 || now - last < PAUSE || !('AudioContext' in globalThis)) return false;
  last = now;
  context ??= new AudioContext();
  // Browsers are silent until somebody has pressed something.
  if (context.state === 'suspended') void context.resume();
  for (const tone of SCORE[which]) sound(context, tone, volume);
  if (FELT.has(which)) navigator.vibrate?.(BUZZ);
  return true;
}
