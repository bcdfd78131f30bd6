import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const unguessable = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** The id of a match: 128 bit, so that a match not listed is found by its link only. */
export const newMatchID = (): string => unguessable(16);

/** What a player proves a seat with: 192 bit. Sent once, to the player who takes the seat. */
export const newCredentials = (): string => unguessable(24);

/** All chance of one match comes from here: 256 bit. Sent to nobody before the match is over. */
export const newSeed = (): string => unguessable(32);

/**
 * What whoever opened a match proves that with. It follows from the seed, which nobody else knows as long as it is of any
 * use, and tells nothing of it: nothing has to be kept.
 */
export const hostCredentialsOf = (seed: string): string =>
  createHmac('sha256', seed).update('host').digest('base64url');

/** What is stored of credentials: enough to recognise them, not enough to use them. */
export const hashOf = (credentials: string): string =>
  createHash('sha256').update(credentials).digest('base64url');

/** Do these credentials belong to that hash? Takes as long whether they nearly do or not at all. */
export const proves = (
  credentials: string | null | undefined,
  credentialHash: string | undefined,
): boolean => {
  if (!credentials || !credentialHash) return false;
  return timingSafeEqual(Buffer.from(hashOf(credentials)), Buffer.from(credentialHash));
};
