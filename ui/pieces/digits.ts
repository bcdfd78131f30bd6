const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * A whole number, written the same way in every language: narrow spaces between thousands, a typographic minus sign.
 */
export const digits = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${String(Math.abs(amount)).replace(THOUSANDS, '\u202f')}`;
