/** Only what JSON can say: no undefined, no −0, no NaN, no class, no function. */
export const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  const proto: unknown = Object.getPrototypeOf(value);
  return (Array.isArray(value) || proto === Object.prototype) && Object.values(value).every(isPlain);
};
