/** The size from which drawn letters can be read, in px. */
const LEGIBLE = 9;

/** How many units letters need to be readable in a drawing with that many px per unit. */
export const legibleAt = (scale: number): number => Math.ceil((LEGIBLE / scale) * 10) / 10;
