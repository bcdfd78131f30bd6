import { soundPreference, tableSoundPreference, volumePreference, VOLUMES } from '../preferences';
import { SOUNDS, type Sound } from './sounds';

let context: AudioContext | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
/** When the last sound will have died away, in seconds of the audio clock. */
let busyUntil = 0;

/** A browser lets a page be heard once its reader has pressed something; until then there is nothing to be heard with. */
const wake = () => {
  if (context || !soundPreference.get() || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  void context.suspend();
};

/** Waits for the first press on the page, or key. */
export const listenForPress = (): void => {
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, wake, { capture: true });
};

/** Lets the page be heard from now on; called because of a press, it needs no further one. */
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
  // a desk that is open takes power even while nothing is heard
  silence = setTimeout(() => void desk.suspend(), 1000 * (busyUntil - desk.currentTime) + 500);
};

/** Lets a sound be heard, if the reader wants sounds and has pressed anything yet. It is never all that tells something. */
export const play = (name: Sound): void => {
  if (context && soundPreference.get()) sound(context, name).catch(() => {});
};

/** Lets something on a table be heard, if the reader wants that as well. */
export const playAtTable = (name: Sound): void => {
  if (tableSoundPreference.get()) play(name);
};
