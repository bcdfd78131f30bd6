import { soundPreference, tableSoundPreference, volumePreference, VOLUMES } from '../preferences';
import { SOUNDS, type Sound } from './sounds';

let context: AudioContext | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
/** When the last sound will have faded, in seconds of the audio clock. */
let busyUntil = 0;

/** A browser allows sound only after the reader has pressed something; until then there is no audio context. */
const wake = () => {
  if (context || !soundPreference.get() || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  void context.suspend();
};

/** Waits for the first press or key on the page. */
export const listenForPress = (): void => {
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, wake, { capture: true });
};

/** Turns sound on; called in response to a press, it needs no further one. */
export const hear = (): void => {
  soundPreference.set(true);
  wake();
};

const sound = async (desk: AudioContext, name: Sound): Promise<void> => {
  await desk.resume();
  const loudness = desk.createGain();
  loudness.gain.value = VOLUMES[volumePreference.get()];
  loudness.connect(desk.destination);
  const length = SOUNDS[name]({ context: desk, to: loudness, at: desk.currentTime + 0.02 });
  busyUntil = Math.max(busyUntil, desk.currentTime + length);
  clearTimeout(silence);
  // a running audio context uses power even in silence
  silence = setTimeout(() => void desk.suspend(), 1000 * (busyUntil - desk.currentTime) + 500);
};

/** Plays a sound, if the reader wants sounds and has pressed something. Sound is never the only information. */
export const play = (name: Sound): void => {
  if (context && soundPreference.get()) sound(context, name).catch(() => {});
};

/** Plays a sound of the table, if the reader wants those as well. */
export const playAtTable = (name: Sound): void => {
  if (tableSoundPreference.get()) play(name);
};
