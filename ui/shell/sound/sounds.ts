/** Where a sound goes, and when it begins, in seconds of the audio clock. */
export type Outlet = {
  readonly context: BaseAudioContext;
  readonly to: AudioNode;
  readonly at: number;
};

/** A sound, made and not recorded. Answers how long it lasts, in seconds. */
type Recipe = (outlet: Outlet) => number;

/** Swells at once to a level and dies away within so many seconds. */
const dyingAway = ({ context, to, at }: Outlet, level: number, length: number): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to);
  return gain;
};

/** Two pieces of metal meet: noise around a pitch in Hz, for a moment. */
const click = (outlet: Outlet, pitch: number, level: number): void => {
  const { context, at } = outlet;
  const length = 0.05;
  const noise = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const body = context.createBiquadFilter();
  body.type = 'bandpass';
  body.frequency.value = pitch;
  body.Q.value = 6;
  source.connect(body).connect(dyingAway(outlet, level, length));
  source.start(at);
};

/** A short tone: what rings along. */
const ring = (outlet: Outlet, pitch: number, level: number, length: number): void => {
  const { context, at } = outlet;
  const tone = context.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(dyingAway(outlet, level, length));
  tone.start(at);
  tone.stop(at + length);
};

/** The relay of a direction indicator, once. */
const tick = (outlet: Outlet, pitch: number): void => {
  click(outlet, 2.4 * pitch, 0.9);
  ring(outlet, pitch, 0.12, 0.07);
};

/** All sounds of the page. */
export const SOUNDS = {
  /** The indicator, on and off: it is your turn. */
  turn: (outlet) => {
    tick(outlet, 1150);
    tick({ ...outlet, at: outlet.at + 0.34 }, 880);
    return 0.45;
  },
  /** Softer and lower: somebody has come, or said something. */
  arrival: (outlet) => {
    click(outlet, 1400, 0.25);
    ring(outlet, 590, 0.16, 0.22);
    return 0.22;
  },
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof SOUNDS;
