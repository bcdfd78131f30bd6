import { OPEN, SPECTATOR, type Eyes, type Spot } from './film';

/** What the address of a replay asks for. */
export type Wish = {
  readonly eyes: Eyes;
  readonly step: number;
  /** The moment within the step; undefined for its end. */
  readonly moment: number | undefined;
  /** What is shown of the match: its table or its analysis. */
  readonly shown: Shown | undefined;
  /** The step whose judgement is shown at the table. */
  readonly judged: number | undefined;
};

const SHOWN = ['table', 'analysis'] as const;
export type Shown = (typeof SHOWN)[number];

const numberIn = (params: URLSearchParams, name: string): number | undefined => {
  const text = params.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
};

/** Reads `?step=117&moment=2&seat=0&view=analysis`, `?judged=118` or `?step=last`. Invalid values are ignored. */
export const readWish = (params: URLSearchParams, numPlayers: number): Wish => {
  const seat = params.get('seat');
  const isSeat = seat !== null && /^\d$/.test(seat) && Number(seat) < numPlayers;
  const judged = numberIn(params, 'judged') || undefined;
  return {
    eyes: isSeat || seat === SPECTATOR ? seat : OPEN,
    step: params.get('step') === 'last' ? Infinity : (numberIn(params, 'step') ?? (judged ? judged - 1 : 0)),
    moment: numberIn(params, 'moment'),
    shown: SHOWN.find((shown) => shown === params.get('view')),
    judged,
  };
};

/** The address that opens a replay at a place, from the same perspective, with the same analysis or judgement. */
export const addressOf = (
  path: string,
  eyes: Eyes,
  { step, moment }: Spot,
  moments: number,
  { shown, judged }: Pick<Wish, 'shown' | 'judged'> = { shown: undefined, judged: undefined },
): string => {
  const params = new URLSearchParams({ step: String(step) });
  if (moment < moments - 1) params.set('moment', String(moment));
  if (eyes !== OPEN) params.set('seat', eyes);
  if (shown === 'analysis') params.set('view', shown);
  else if (judged) params.set('judged', String(judged));
  return `${path}?${params.toString()}`;
};
