import type { TFunction } from 'i18next';
import { faceOf, isCard, type CardReason, type Face, type View } from '../../../games/auf-achse-cards';
import type { Advice } from '../../../games/shared/bots/advice';
import type { LegalMove } from '../../../games/shared/legality';
import type { AdviceWords } from '../../kit/hints/HintPanel';
import type { Snapshot } from '../../kit/match';
import { cardIndex, WORDS } from './table/words';

/** One reason in a few words. */
const reasonWords = (reason: CardReason, t: TFunction): string => {
  const words = (key: string, values = {}) => t(`hint.${key}`, { ns: WORDS, ...values });
  const card = 'card' in reason && reason.card !== null ? cardIndex(reason.card, t) : '';
  if (reason.because === 'keeps' || reason.because === 'anew')
    return words(reason.because, { ...reason, cards: reason.cards.join(', ') });
  if (reason.because === 'levelCrossing')
    return words(card ? 'levelCrossing' : 'levelCrossingUnseen', { card });
  if (reason.because === 'clears') {
    const { fits, extra: count } = reason;
    return words(fits ? 'clears' : fits === null ? 'clearsUnseen' : 'clearsUnfit', { fits, count });
  }
  return words(reason.because, { ...reason, card });
};

const faceIn = ({ moves }: Advice, name: string): Face | undefined => {
  const laid = moves.find(({ move }) => move === name)?.args[0];
  return isCard(laid) ? faceOf(laid) : undefined;
};

/** K-3.6 — is the reason about the trip itself, whichever card is laid on it? */
const isAboutTrip = ({ because }: CardReason): boolean => because === 'unseen';

/** What an expert would lay, and why. */
export const adviceWords = (advice: Advice, t: TFunction): AdviceWords => {
  const [race, counter] = [faceIn(advice, 'layRace'), faceIn(advice, 'layCounter')];
  const values = {
    ns: WORDS,
    race: race && cardIndex(race, t),
    counter: counter && cardIndex(counter, t),
  };
  const key = race && counter ? 'both' : race ? 'race' : 'counter';
  const reasons = advice.reasons as readonly CardReason[];
  const unseen = reasons.find(isAboutTrip);
  return {
    title: t(`hint.title.${key}`, values),
    reasons: reasons.filter((reason) => !isAboutTrip(reason)).map((reason) => reasonWords(reason, t)),
    about: unseen && reasonWords(unseen, t),
  };
};

/** The moves in words, without reasons. */
export const movesInWords = (moves: readonly LegalMove[], _table: Snapshot<View>, t: TFunction): string =>
  adviceWords({ moves, chance: 0, reasons: [] }, t).title;
