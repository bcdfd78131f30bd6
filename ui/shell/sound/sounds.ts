/** Where a sound is sent, and when it begins, in seconds of the audio clock. */
export type Outlet = {
  readonly context: BaseAudioContext;
  readonly to: AudioNode;
  readonly at: number;
};

/** A synthesised sound. Returns its duration, in seconds. */
type Recipe = (outlet: Outlet) => number;

/** Rises at once to a level and fades over `length` seconds. */
const dyingAway = ({ context, to, at }: Outlet, level: number, length: number): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to);
  return gain;
};

/** Noise around a pitch in Hz; the narrower, the more like a tone. */
const noise = (outlet: Outlet, pitch: number, width: number, level: number, length: number): void => {
  const { context, at } = outlet;
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const body = context.createBiquadFilter();
  body.type = 'bandpass';
  body.frequency.value = pitch;
  body.Q.value = 1 / width;
  source.connect(body).connect(dyingAway(outlet, level, length));
  source.start(at);
};

/** Two pieces of metal hitting each other. */
const click = (outlet: Outlet, pitch: number, level: number): void =>
  noise(outlet, pitch, 1 / 6, level, 0.05);

/** The same outlet, `by` seconds later. */
const later = (outlet: Outlet, by: number): Outlet => ({ ...outlet, at: outlet.at + by });

/** A short ringing tone. */
const ring = (
  outlet: Outlet,
  pitch: number,
  level: number,
  length: number,
  shape: OscillatorType = 'sine',
): void => {
  const { context, at } = outlet;
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.value = pitch;
  tone.connect(dyingAway(outlet, level, length));
  tone.start(at);
  tone.stop(at + length);
};

/** One click of an indicator relay. */
const tick = (outlet: Outlet, pitch: number): void => {
  click(outlet, 2.4 * pitch, 0.9);
  ring(outlet, pitch, 0.12, 0.07);
};

/** All sounds of the page. */
export const SOUNDS = {
  /** An indicator, on and off: it is your turn. */
  turn: (outlet) => {
    tick(outlet, 1150);
    tick(later(outlet, 0.34), 880);
    return 0.45;
  },
  /** Softer and lower: somebody has come, or said something. */
  arrival: (outlet) => {
    click(outlet, 1400, 0.25);
    ring(outlet, 590, 0.16, 0.22);
    return 0.22;
  },
  /** A card is played or turned over. */
  card: (outlet) => {
    noise(outlet, 2600, 1, 0.35, 0.09);
    click(later(outlet, 0.07), 900, 0.3);
    return 0.13;
  },
  /** A die rolls. */
  die: (outlet) => {
    for (const [n, at] of [0, 0.07, 0.16, 0.28, 0.43].entries())
      click(later(outlet, at), 1500 - 90 * n, 0.7 - 0.1 * n);
    return 0.5;
  },
  /** The drums of an odometer. */
  counter: (outlet) => {
    for (let n = 0; n < 6; n++) click(later(outlet, 0.06 * n), 3200, 0.3);
    return 0.4;
  },
  /** A diesel pulls away. */
  engine: (outlet) => {
    for (const [n, pitch] of [52, 58, 66, 76].entries()) {
      ring(later(outlet, 0.16 * n), pitch, 0.16, 0.34, 'sawtooth');
      noise(later(outlet, 0.16 * n), 140, 1, 0.3, 0.3);
    }
    return 0.85;
  },
  /** The horn of a lorry. */
  horn: (outlet) => {
    for (const pitch of [233, 294]) ring(outlet, pitch, 0.14, 0.7, 'sawtooth');
    return 0.7;
  },
  /** A barrier comes down, or a crate is put down. */
  thud: (outlet) => {
    ring(outlet, 95, 0.5, 0.16);
    noise(outlet, 420, 0.8, 0.4, 0.08);
    return 0.16;
  },
  /** The hammer of an auction. */
  hammer: (outlet) => {
    for (const at of [0, 0.16]) {
      click(later(outlet, at), 700, 0.9);
      ring(later(outlet, at), 210, 0.25, 0.12);
    }
    return 0.3;
  },
  /** Coins on a counter. */
  coins: (outlet) => {
    for (const [n, pitch] of [2350, 2800, 2600].entries()) ring(later(outlet, 0.06 * n), pitch, 0.1, 0.16);
    return 0.3;
  },
  /** The last start light goes out. */
  lights: (outlet) => {
    ring(outlet, 880, 0.2, 0.4, 'triangle');
    return 0.4;
  },
  /** The grandstand. */
  crowd: (outlet) => {
    for (let n = 0; n < 5; n++) noise(later(outlet, 0.18 * n), 700 + 160 * (n % 3), 1.2, 0.22, 0.7);
    return 1.5;
  },
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof SOUNDS;
