import { isAction, isKilometres, type Face } from '../cards';

/** K-4.2, K-4.3, K-4.4 — the cause of a break after a part of a race. */
export type Break =
  | { readonly by: 'notHigher'; readonly before: number; readonly after: number }
  | { readonly by: 'action' }
  | { readonly by: 'rests' };

/** A part of a race without a break. Consecutive action cards or rests form parts of their own, worth nothing. */
export type Part = {
  readonly kind: 'road' | 'action' | 'rests';
  readonly cards: readonly Face[];
  /** The break after this part; undefined for the last part. */
  readonly brokenBy?: Break;
};

/** K-4.3, K-4.4, K-4.5 — the km of a part: rest cards and action cards count 0. */
const kilometresOf = ({ cards }: Part): number =>
  cards.filter(isKilometres).reduce((sum: number, km) => sum + km, 0);

/** K-4.3 — is this card one of two or more consecutive rests? */
const isRestInARow = (race: readonly Face[], at: number): boolean =>
  race[at] === 'rest' && (race[at - 1] === 'rest' || race[at + 1] === 'rest');

/** K-4.1 … K-4.4 — the race, divided at its breaks. */
export const partsOf = (race: readonly Face[]): Part[] => {
  const parts: { kind: Part['kind']; cards: Face[]; brokenBy?: Break }[] = [];
  /** The last kilometre card of the current part (K-4.1, K-4.3), which the next one must beat. */
  let highest = 0;

  const begin = (kind: Part['kind'], card: Face, brokenBy: Break | undefined) => {
    const last = parts.at(-1);
    if (last && brokenBy) last.brokenBy = brokenBy;
    parts.push({ kind, cards: [card] });
  };
  const goOn = (card: Face) => parts.at(-1)!.cards.push(card);

  race.forEach((card, at) => {
    const last = parts.at(-1);
    if (isAction(card)) {
      begin('action', card, last?.kind === 'rests' ? { by: 'rests' } : { by: 'action' });
      highest = 0;
    } else if (isRestInARow(race, at)) {
      if (last?.kind === 'rests') goOn(card);
      else begin('rests', card, last?.kind === 'action' ? { by: 'action' } : { by: 'rests' });
      highest = 0;
    } else if (isKilometres(card) && highest && card <= highest) {
      begin('road', card, { by: 'notHigher', before: highest, after: card });
      highest = card;
    } else {
      if (last?.kind === 'road') goOn(card);
      else begin('road', card, last && { by: last.kind === 'action' ? 'action' : 'rests' });
      if (isKilometres(card)) highest = card;
    }
  });
  return parts;
};

/** K-4.5, K-4.6 — the worth of the race in km: the part after its last break. */
export const raceScore = (race: readonly Face[]): number => {
  const last = partsOf(race).at(-1);
  return last ? kilometresOf(last) : 0;
};
