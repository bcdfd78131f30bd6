import { OPEN, SPECTATOR, type Eyes, type Spot } from './film';

/** What the address of a replay asks for. */
export type Wish = {
  readonly eyes: Eyes;
  readonly step: number;
  /** Of the step; without it, its end. */
  readonly moment: number | undefined;
};

const numberIn = (params: URLSearchParams, name: string): number | undefined => {
  const text = params.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
};

/** Reads `?step=117&moment=2&seat=0`. What does not fit counts as not there. */
export const readWish = (params: URLSearchParams, numPlayers: number): Wish => {
  const seat = params.get('seat');
  const isSeat = seat !== null && /^\d$/.test(seat) && Number(seat) < numPlayers;
  return {
    eyes: isSeat || seat === SPECTATOR ? seat : OPEN,
    step: numberIn(params, 'step') ?? 0,
    moment: numberIn(params, 'moment'),
  };
};

/** The address that opens a replay at a place, from the same perspective. */
export const addressOf = (path: string, eyes: Eyes, { step, moment }: Spot, moments: number): string => {
  const params = new URLSearchParams({ step: String(step) });
  if (moment < moments - 1) params.set('moment', String(moment));
  if (eyes !== OPEN) params.set('seat', eyes);
  return `${path}?${params.toString()}`;
};
