/** A duration in the form of a clock: `0:06`, `12:30`, `1:05:09`. */
export const clockTime = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, at) => (at ? String(part).padStart(2, '0') : part)).join(':');
};
