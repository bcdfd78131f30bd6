/** What a telephone has of this machine's speed: one part in so many. */
export const SLOWER = 4;
