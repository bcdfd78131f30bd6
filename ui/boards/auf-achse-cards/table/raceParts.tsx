import type { TFunction } from 'i18next';
import {
  faceOf,
  partsOf,
  raceScore,
  type Break,
  type CardId,
  type Part,
} from '../../../../games/auf-achse-cards';
import { Starred } from '../../../kit/Starred';
import type { RacePart } from '../cards/RaceLane';
import { cardLabel, WORDS } from './words';

const counts = (parts: readonly Part[], at: number): boolean =>
  at === parts.length - 1 && parts[at]!.kind === 'road';

/** K-4.2 … K-4.4 — what broke the race after a part, in a few words: "break: 40 after 50". */
const breakNote = (brokenBy: Break, t: TFunction): string =>
  brokenBy.by === 'notHigher'
    ? t('board.part.notHigher', { ns: WORDS, before: brokenBy.before, after: brokenBy.after })
    : t(`board.part.${brokenBy.by}`, { ns: WORDS });

/** The same in two words, where the barrier beside them has to say that it is a break. */
const tersely = (brokenBy: Break, t: TFunction): string => {
  if (brokenBy.by === 'rests') return t('board.part.twoRests', { ns: WORDS });
  return brokenBy.by === 'notHigher'
    ? t('board.part.notHigherShort', { ns: WORDS, before: brokenBy.before, after: brokenBy.after })
    : t('board.part.actionShort', { ns: WORDS });
};

const sumNote = ({ cards }: Part, isShort: boolean, t: TFunction): string => {
  const km = raceScore(cards);
  if (isShort) return t('board.part.counts', { ns: WORDS, km });
  return cards.length === 1
    ? `**${km}**`
    : `${cards.map((card) => (typeof card === 'number' ? card : 0)).join(' + ')} = **${km}**`;
};

type Manner = {
  /** Show only the value of a part, not how it is composed? */
  readonly isShort?: boolean;
  /** Is there no room below a part for more than two short lines? */
  readonly isTerse?: boolean;
  /** How many cards at the end are face down for the others but visible to their owner. */
  readonly fresh?: number;
  /** How many cards at the end are not played yet. */
  readonly ghosts?: number;
  /** Is it one of the races on the table, whose cards travel? */
  readonly travels?: boolean;
};

const noteOf = (
  parts: readonly Part[],
  at: number,
  { isShort = false, isTerse = false }: Manner,
  t: TFunction,
): string => {
  const part = parts[at]!;
  if (counts(parts, at)) return sumNote(part, isShort, t);
  if (part.kind === 'action') return t('board.part.worthless', { ns: WORDS });
  if (part.kind === 'rests') return t('board.part.twoRests', { ns: WORDS });
  if (!part.brokenBy) return '';
  return isTerse ? tersely(part.brokenBy, t) : breakNote(part.brokenBy, t);
};

/** K-4 — a race divided at its breaks, with the value of each part, or why it has none. */
export const raceParts = (
  race: readonly CardId[],
  t: TFunction,
  manner: Manner = {},
): readonly RacePart[] => {
  const { fresh = 0, ghosts = 0, travels = false } = manner;
  const parts = partsOf(race.map(faceOf));
  const laid = race.length - ghosts;
  let at = 0;
  return parts.map((part, index): RacePart => {
    const cards = part.cards.map((face) => {
      const place = at++;
      return {
        id: race[place]!,
        face,
        label: cardLabel(face, t),
        ...(place < laid && travels && { 'data-card': race[place]!, 'data-to': 'discard' }),
        ...(place >= laid && { ghost: true }),
        ...(place < laid && place >= laid - fresh && { own: true }),
      };
    });
    return {
      counts: counts(parts, index),
      cards,
      note: <Starred text={noteOf(parts, index, manner, t)} />,
    };
  });
};

/** A race in one sentence: "20, 40, break, 30: 30 km". */
export const raceSentence = (race: readonly CardId[], t: TFunction): string => {
  const faces = race.map(faceOf);
  const parts = partsOf(faces).map(({ cards }) => cards.map((face) => cardLabel(face, t)).join(', '));
  return t('board.raceSentence', {
    ns: WORDS,
    cards: parts.join(`, ${t('board.break', { ns: WORDS })}, `),
    km: raceScore(faces),
  });
};
