import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const unguessable = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** The id of a match: 128 bits, so that an unlisted match can be found by its link only. */
export const newMatchID = (): string => unguessable(16);

/** The secret that proves a seat: 192 bits. Sent once, to the player who takes the seat. */
export const newCredentials = (): string => unguessable(24);

/** The seed of all chance in one match: 256 bits. Sent to nobody before the match is over. */
export const newSeed = (): string => unguessable(32);

/**
 * The secret that proves who opened a match. It is derived from the seed, which nobody else knows while it matters,
 * and does not reveal the seed; so it need not be stored.
 */
export const hostCredentialsOf = (seed: string): string =>
  createHmac('sha256', seed).update('host').digest('base64url');

/** What is stored of credentials: enough to recognise them, not enough to use them. */
export const hashOf = (credentials: string): string =>
  createHash('sha256').update(credentials).digest('base64url');

/** Do these credentials belong to that hash? The comparison takes the same time however close they are. */
export const proves = (
  credentials: string | null | undefined,
  credentialHash: string | undefined,
): boolean => {
  if (!credentials || !credentialHash) return false;
  return timingSafeEqual(Buffer.from(hashOf(credentials)), Buffer.from(credentialHash));
};
