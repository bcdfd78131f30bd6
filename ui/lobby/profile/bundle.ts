import { xchacha20poly1305 } from '@noble/ciphers/chacha';
import { concatBytes } from '@noble/ciphers/utils';
import * as v from 'valibot';
import { keepResult, listResults, RESULT } from '../../local/results';
import { keepSeatOf, listMySeats } from '../../online/mySeats';
import { namePreference } from '../../shell/preferences';

/** The value of the format field, which identifies our files. */
const FORMAT = 'auf-achse-device';

const BUNDLE = v.object({
  format: v.literal(FORMAT),
  version: v.literal(1),
  name: v.string(),
  /** Each one is checked when it is stored. */
  seats: v.pipe(v.array(v.unknown()), v.maxLength(200)),
  results: v.array(v.unknown()),
});

/** All that one device knows about its owner: name, seats and results. Whoever has it can play for them. */
export type Bundle = v.InferOutput<typeof BUNDLE>;

/** The most results in a bundle; older ones stay on the device. */
const MOST_RESULTS = 500;

/** The bundle of this device; without results if the browser stores none. */
export const bundleHere = async (): Promise<Bundle> => ({
  format: FORMAT,
  version: 1,
  name: namePreference.get(),
  seats: [...listMySeats()],
  results: (await listResults().catch(() => [])).slice(0, MOST_RESULTS),
});

/** Reads a file; undefined if it is not one of ours. */
export const readBundle = (text: string): Bundle | undefined => {
  try {
    const { success, output } = v.safeParse(BUNDLE, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
};

/** Adds what another device knows to what is known here; returns how many seats and results came. */
export const takeOver = async ({ name, seats, results }: Bundle) => {
  const before = listMySeats().length;
  for (const seat of seats.toReversed()) keepSeatOf(seat);
  const sound = results.filter((result) => v.is(RESULT, result));
  for (const result of sound) await keepResult(result);
  if (!namePreference.get()) namePreference.set(name);
  return { seats: listMySeats().length - before, results: sound.length };
};

const NONCE = 24;

const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));

/** A new key. */
export const newKey = (): Uint8Array => random(32);

/** Bytes in a form for addresses. */
export const toText = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** The bytes again; throws for invalid text. */
export const fromText = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Encrypts a bundle: without the key, nobody can read it or change it unnoticed. */
export const seal = (bundle: Bundle, key: Uint8Array): string => {
  const nonce = random(NONCE);
  const plain = new TextEncoder().encode(JSON.stringify(bundle));
  return toText(concatBytes(nonce, xchacha20poly1305(key, nonce).encrypt(plain)));
};

/** Decrypts a bundle; undefined if the key is wrong or the data was changed. */
export const unseal = (sealed: string, key: string): Bundle | undefined => {
  try {
    const bytes = fromText(sealed);
    const cipher = xchacha20poly1305(fromText(key), bytes.subarray(0, NONCE));
    return readBundle(new TextDecoder().decode(cipher.decrypt(bytes.subarray(NONCE))));
  } catch {
    return undefined;
  }
};
