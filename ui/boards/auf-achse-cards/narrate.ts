import type { TFunction } from 'i18next';
import {
  faceOf,
  isCard,
  isFaceUp,
  limitOf,
  type CardHappening,
  type Face,
} from '../../../games/auf-achse-cards';
import { clockwiseFrom, perSeat } from '../../../games/shared/seats';
import type { GameUi, NarratedLine } from '../../kit/gameUi';
import type { LogEntry, SeatInfo } from '../../kit/match';
import { voiceOf, type Voice } from '../../kit/voice';
import { cardIndex, cardName, WORDS } from './table/words';
import { calledAt } from './table/players';
import { happeningsOf, RULE_OF_END, type Told } from './story';

/** Narrates one table. */
type TableVoice = Voice & {
  readonly card: (face: Face) => string;
  /** A card by the text in its corner. */
  readonly index: (face: Face) => string;
  readonly seats: readonly string[];
  /** Is everything told, also which cards somebody drew in secret? */
  readonly isOpen: boolean;
};

const voiceFor = (seats: readonly SeatInfo[], t: TFunction, isOpen = false): TableVoice => ({
  ...voiceOf(WORDS, t, (seat) => calledAt(seats, seat, t)),
  card: (face) => cardName(face, t),
  index: (face) => cardIndex(face, t),
  seats: seats.map(({ playerID }) => playerID),
  isOpen,
});

/** K-6.1 — the −50s that leave, each with its set. */
const tellLeft = ({ sets }: Told<'left'>, { say, card }: TableVoice): NarratedLine[] =>
  sets.map(([freight, ...set]) => ({
    text: say('counted.left', { card: card(freight!), set: set.join(' + ') }),
    rule: 'K-6.1',
  }));

const COUNTED_RULE: Partial<Record<Face, string>> = {
  rest: 'K-5.3',
  levelCrossing: 'K-6.2',
  clearRoad: 'K-6.3',
  fullyClearRoad: 'K-6.4',
};

const tellCounted = (told: Told<'counted'>, voice: TableVoice): NarratedLine[] => {
  const { seat, card } = told;
  const limit = limitOf({ hands: perSeat(voice.seats, () => []) });
  const values = { card: voice.card(card), total: told.total, limit };
  const kilometres = told.total >= limit ? 'counted.limit' : 'counted.kilometres';
  const key =
    typeof card === 'number'
      ? kilometres
      : card === 'rest' || card === 'lostFreight'
        ? `counted.${card}`
        : 'counted.action';
  const waits = told.waits
    ? [{ text: voice.say('counted.waits', { card: voice.card(card) }), rule: 'K-6.1' }]
    : [];
  return [voice.about(seat, key, values, COUNTED_RULE[card]), ...waits];
};

const tellCrossing = (
  { seats }: Told<'crossing'>,
  { say, names, seats: all }: TableVoice,
): NarratedLine[] => {
  const rule = 'K-6.2';
  if (!seats.length) return [{ text: say('crossing.none'), rule }];
  if (seats.length === all.length) return [{ text: say('crossing.all'), rule }];
  return [{ text: say('crossing.some', { count: seats.length, names: names(seats) }), rule }];
};

const tellExtra = ({ cards }: Told<'extra'>, { say, about }: TableVoice): NarratedLine[] => {
  const most = Math.max(...Object.values(cards));
  const fewer = Object.entries(cards).filter(([, count]) => count < most);
  return [
    { text: say('extra.all', { count: most }), rule: 'K-6.5' },
    ...fewer.map(([seat, count]) => about(seat, count ? 'extra.onlyOne' : 'extra.none')),
  ];
};

/** K-3.3 — the cards that each player drew. */
const tellCards = ({ cards }: Told<'drawn'>, { about, seats, list, index }: TableVoice): NarratedLine[] =>
  seats.flatMap((seat) => {
    const drawn = cards[seat]!.filter(isFaceUp).map((card) => `**${index(faceOf(card))}**`);
    return drawn.length ? [about(seat, 'drawn.open', { cards: list(drawn) })] : [];
  });

/** K-3.3, K-3.4 — who drew cards, and who has to play on with a smaller hand. */
const tellHands = (told: Told<'drawn'>, voice: TableVoice): NarratedLine[] => {
  const { cards, short } = told;
  const { say, about, seats } = voice;
  const shorter = seats.filter((seat) => short[seat]);
  const open = voice.isOpen ? tellCards(told, voice) : [];
  if (!shorter.length) return open.length ? open : [{ text: say('drawn.all') }];
  const rule = 'K-3.4';
  if (Object.values(cards).every((drawn) => !drawn.length)) return [{ text: say('drawn.none'), rule }];
  const fewer = shorter.map((seat) => {
    const count = cards[seat]!.length;
    return about(seat, count ? 'drawn.fewer' : 'drawn.nothing', { count });
  });
  return [{ text: say('drawn.short'), rule }, ...(open.length ? open : fewer)];
};

const tellDrawn = (told: Told<'drawn'>, voice: TableVoice): NarratedLine[] => {
  const { reshuffled } = told;
  const rule = reshuffled > 1 ? 'K-5.6' : 'K-3.4';
  const pile = reshuffled ? [{ text: voice.say(`drawn.reshuffled.${reshuffled}`), rule }] : [];
  return [...pile, ...tellHands(told, voice)];
};

const tellStageEnd = (told: Told<'stageEnd'>, { say, about, seats }: TableVoice): NarratedLine[] => {
  const { stage, why, total, startPlayer, scores } = told;
  const limit = limitOf({ hands: perSeat(seats, () => []) });
  return [
    { text: say(`stageEnd.${why}`, { stage, total, limit }), rule: RULE_OF_END[why] },
    ...clockwiseFrom(seats, startPlayer).map((seat) => about(seat, 'stageEnd.score', { km: scores[seat] })),
  ];
};

const tell = (told: CardHappening, voice: TableVoice): NarratedLine[] => {
  switch (told.type) {
    case 'counted':
      return tellCounted(told, voice);
    case 'left':
      return tellLeft(told, voice);
    case 'crossing':
      return tellCrossing(told, voice);
    case 'extra':
      return tellExtra(told, voice);
    case 'drawn':
      return tellDrawn(told, voice);
    case 'stageEnd':
      return tellStageEnd(told, voice);
    case 'laid': // the step itself is narrated
    case 'lieOpen':
      return [];
    case 'round':
    case 'stageBegin':
      return [
        { text: voice.say(`${told.type}.heading`, { ...told }), heading: true },
        voice.about(told.startPlayer, `${told.type}.begin`),
      ];
  }
};

const tellLaid = ({ seat, move, args }: LogEntry, { about, card }: TableVoice): NarratedLine => {
  const laid = args?.[0];
  return isCard(laid)
    ? about(seat, `${move}.open`, { card: card(faceOf(laid)) })
    : about(seat, `${move}.hidden`);
};

/** What was seen, in one or more lines each. */
export const narrateHappenings = (
  happenings: readonly CardHappening[],
  seats: readonly SeatInfo[],
  t: TFunction,
): readonly NarratedLine[] => {
  const voice = voiceFor(seats, t);
  return happenings.flatMap((told) => tell(told, voice));
};

/** The effect of the counter card turned up last, in one line; empty once the next cards are played. */
export const tellTurnedUp = (
  log: readonly LogEntry[],
  seats: readonly SeatInfo[],
  t: TFunction,
): string | undefined => {
  const told = log.flatMap(happeningsOf);
  const since = told.slice(
    Math.max(
      0,
      told.findLastIndex(({ type }) => type === 'counted'),
    ),
  );
  const [counted] = since;
  if (counted?.type !== 'counted' || since.some(({ type }) => type === 'laid')) return undefined;
  const onTrips = since.find(({ type }) => type === 'crossing' || type === 'extra');
  return narrateHappenings([onTrips ?? counted], seats, t)[0]?.text;
};

const narrator =
  (isOpen: boolean): GameUi['narrate'] =>
  (entry, seats, t) => {
    const voice = voiceFor(seats, t, isOpen);
    return [tellLaid(entry, voice), ...happeningsOf(entry).flatMap((told) => tell(told, voice))];
  };

/** One step in words: the card played, named if it may be known, and everything seen because of it. */
export const narrate = narrator(false);

/** The same with the cards that were drawn, after the end of the match. */
export const retell = narrator(true);
