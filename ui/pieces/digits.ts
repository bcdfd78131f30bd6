const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** A whole number as it is written on every page and in every language: narrow spaces between thousands, a real minus sign. */
export const digits = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${String(Math.abs(amount)).replace(THOUSANDS, '\u202f')}`;
