import type { TFunction } from 'i18next';
import {
  BACK,
  faceOf,
  type Action,
  type Back,
  type CardId,
  type Face,
} from '../../../../games/auf-achse-cards';
import type { CardCaptions, CardPicture } from '../cards/faces';

/** The namespace of the words this board uses. */
export const WORDS = 'auf-achse-cards';

const INDEX: Record<Action, string> = {
  lostFreight: '−50',
  levelCrossing: '−1',
  clearRoad: '+1',
  fullyClearRoad: '+2',
};

/** What a card shows to the reader. */
export const pictureOf = (card: CardId | Back): CardPicture => (card === BACK ? BACK : faceOf(card));

/** A card's label for screen readers: "Level crossing, −1". */
export const cardLabel = (face: Face | Back, t: TFunction): string =>
  typeof face === 'number'
    ? t('cards.kilometres.label', { ns: WORDS, km: face })
    : t(`cards.${face}.label`, { ns: WORDS });

/** A card's name in a sentence: "100", "Level crossing". */
export const cardName = (face: Face, t: TFunction): string =>
  typeof face === 'number'
    ? t('cards.kilometres.name', { ns: WORDS, km: face })
    : t(`cards.${face}.name`, { ns: WORDS });

/** A card by the text in its corner: "100", "−50", "Rest". */
export const cardIndex = (face: Face, t: TFunction): string =>
  typeof face === 'number' || face === 'rest' ? cardName(face, t) : INDEX[face];

const captions = new WeakMap<TFunction, CardCaptions>();

/** The words printed on the cards: the same object for each language, so that no face is rendered again. */
export const captionsFor = (t: TFunction): CardCaptions => {
  const known = captions.get(t);
  if (known) return known;
  const found = {
    rest: t('cards.rest.caption', { ns: WORDS }),
    lostFreight: t('cards.lostFreight.caption', { ns: WORDS }),
    levelCrossing: t('cards.levelCrossing.caption', { ns: WORDS }),
    clearRoad: t('cards.clearRoad.caption', { ns: WORDS }),
    fullyClearRoad: t('cards.fullyClearRoad.caption', { ns: WORDS }),
  };
  captions.set(t, found);
  return found;
};
