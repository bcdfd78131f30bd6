import type { Chance } from '../../shared/chance';
import { anyOf } from '../../shared/bots/choosing';
import type { Thinker } from '../../shared/defineGame';
import { isAction, isKilometres, type Face } from '../cards';
import type { CardMove } from '../moves';
import { extraCards } from '../rules/actionCards';
import type { View } from '../state';
import { holding, knowledgeOf, type Knowledge } from './knowledge';
import { fitting, standingOf } from './raceStanding';

/** How often it picks at random. */
const MISTAKE = 0.2;

/** Km that a counter card is assumed to add. */
const USUAL_ADD = 40;

/** A race of this many km is good enough: let the stage end. */
const ENOUGH = 250;

/** The kilometre cards of a hand, lowest first. */
const kilometreCards = (hand: readonly Face[]) => hand.filter(isKilometres).sort((a, b) => a - b);

/** Rounds until the counter is full, including this one. */
const roundsLeft = ({ missing, players, extra }: Knowledge): number =>
  Math.max(1, extra, Math.min(4, Math.ceil(missing / (USUAL_ADD * players))));

/** The card that leaves just enough higher ones for the rounds to come; if none fits, a rest, or else a new start. */
const raceCard = (known: Knowledge, random: Chance): Face => {
  const { race, hand } = known;
  const standing = standingOf(race);
  const fits = fitting(hand, standing);
  if (fits.length && random.Number() < MISTAKE) return anyOf(fits, random);
  if (fits.length) return fits[Math.max(0, fits.length - roundsLeft(known))]!;
  if (hand.includes('rest') && !standing.rested) return 'rest';
  return kilometreCards(hand)[0] ?? hand[0]!;
};

/** The usable action cards: a +1 or +2 only with enough cards that fit. */
const usable = (hand: readonly Face[], cardsThatFit: number): Face[] =>
  hand.filter(isAction).filter((face) => cardsThatFit >= extraCards(face));

/**
 * With a good race, or when nothing fits, the highest card; otherwise a low one: an action card, a spare rest, the
 * lowest km.
 */
const counterCard = ({ race, hand }: Knowledge, random: Chance): Face => {
  const standing = standingOf(race);
  const fits = fitting(hand, standing);
  const kilometres = kilometreCards(hand);
  if (random.Number() < MISTAKE) return anyOf(hand, random);
  if (!fits.length || standing.km >= ENOUGH) return kilometres.at(-1) ?? hand[0]!;
  const actions = usable(hand, fits.length);
  if (actions.length && random.Number() < 0.5) return anyOf(actions, random);
  if (hand.filter((face) => face === 'rest').length > 1) return 'rest';
  return kilometres[0] ?? actions[0] ?? hand[0]!;
};

/** A beginner: first the race, then the counter, each by a rule of thumb, and now and then a random card. */
export const easy: Thinker<View, CardMove> = (view, seat, random) => {
  const known = knowledgeOf(view, seat);
  return known.extra || !known.raceLaid
    ? { move: 'layRace', args: [holding(view, seat, raceCard(known, random))] }
    : { move: 'layCounter', args: [holding(view, seat, counterCard(known, random))] };
};
