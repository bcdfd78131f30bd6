import type { TFunction } from 'i18next';
import type { Face } from '../../../games/auf-achse-cards';
import type { Refusal } from '../../../games/shared/legality';
import type { RefusalWords } from '../../kit/gameUi';
import { withGeneral } from '../../kit/generalRefusals';
import { cardIndex, WORDS } from './table/words';

/** The words for a refusal from one section of the word file, with cards by name. */
const wordsFrom = (part: 'refusals' | 'board.choice', { reason, values }: Refusal, t: TFunction) => {
  const cards = Object.entries(values)
    .filter(([name]) => name === 'card' || name === 'there')
    .map(([name, card]) => [name, cardIndex(card as Face, t)] as const);
  const told = { ns: WORDS, ...values, ...Object.fromEntries(cards) };
  return { what: t(`${part}.${reason}.what`, told), way: t(`${part}.${reason}.way`, told) };
};

/** Why a move is refused, in words. */
export const refusalWords = withGeneral((refusal, _seats, t) => wordsFrom('refusals', refusal, t));

/** Why a card cannot be put where the player wants it, before anything is played. */
export const choiceWords = (refusal: Refusal, t: TFunction): RefusalWords =>
  wordsFrom('board.choice', refusal, t);
