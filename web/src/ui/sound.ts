// Small sounds, made on the spot: no files to load.
export type Sign = "lay" | "trick" | "fire" | "turn" | "hurry" | "won" | "lost";

interface Tone {
  at: number; // seconds from now
  pitch: number;
  length: number;
  volume: number;
  shape: OscillatorType;
}

const soft = (at: number, pitch: number, length = 0.18): Tone => ({ at, pitch, length, volume: 0.12, shape: "sine" });

const tones: Readonly<Record<Sign, readonly Tone[]>> = {
  lay: [{ at: 0, pitch: 190, length: 0.06, volume: 0.16, shape: "triangle" }],
  trick: [soft(0, 660, 0.1), soft(0.08, 880, 0.16)],
  fire: [
    { at: 0, pitch: 120, length: 0.2, volume: 0.1, shape: "sawtooth" },
    { at: 0.06, pitch: 90, length: 0.22, volume: 0.08, shape: "sawtooth" },
  ],
  turn: [soft(0, 523), soft(0.14, 784, 0.3)],
  hurry: [soft(0, 880, 0.12), soft(0.2, 880, 0.12), soft(0.4, 988, 0.2)],
  won: [soft(0, 523), soft(0.13, 659), soft(0.26, 784), soft(0.4, 1047, 0.6)],
  lost: [soft(0, 392, 0.3), soft(0.22, 330, 0.3), soft(0.46, 262, 0.6)],
};

let context: AudioContext | null = null;

function sound(audio: AudioContext, tone: Tone, loudness: number): void {
  const start = audio.currentTime + tone.at;
  const oscillator = new OscillatorNode(audio, { type: tone.shape, frequency: tone.pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.volume * loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.length);
}

/** Silent until the person has touched the page: browsers see to that. */
export function play(sign: Sign, loudness = 1): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of tones[sign]) sound(context, tone, loudness);
}
