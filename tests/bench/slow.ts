/** A slow phone has this machine's speed divided by this. */
export const SLOWER = 4;
