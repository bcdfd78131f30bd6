import { best } from '../../shared/choosing';
import type { Thinker } from '../../shared/defineGame';
import { isKilometres, type Face } from '../cards';
import { extraCards } from '../rules/actionCards';
import { counterValue } from '../rules/counter';
import type { View } from '../state';
import { holding, knowledgeOf, rungAt, type Knowledge } from './knowledge';
import { chancesToGoOn, finish, usualGain, usualKm } from './outlook';
import { prospects } from './prospects';
import { standingOf, without } from './raceStanding';

/** Km the others lose with the last card of their races (K-6.2). */
const LAST_CARD = 75;

/** Km it may cost to lose one's place on the ladder. */
const OFF_THE_LADDER = 60;

/** A chance that is divided by is at least this: what is hardly going to happen must not promise endless km. */
const LEAST_CHANCE = 0.02;

/** How much km count beside the victory in the last stage: one out of reach, or certain, is no reason to drive badly. */
const BESIDE_VICTORY = 0.05;

/** A round that is played for certain. */
const sure = (rounds: number): number[] => Array.from({ length: rounds }, () => 1);

/** Where the next card of the race comes to lie, from 0. */
const nextPlace = ({ race }: Knowledge): number => race.length;

/** K-3.6 — km in doubt when one cannot look: a card above its rung or a rest beside another is forgotten by next round. */
const forgotten = (known: Knowledge, card: Face, goesOn: number): number => {
  const place = nextPlace(known);
  const keepsToIt = card === 'rest' ? place % 2 === 1 : !isKilometres(card) || card <= rungAt(place);
  return known.byLadder && !keepsToIt ? OFF_THE_LADDER * goesOn : 0;
};

/** The two choices of a round; a race card that lies already is no choice any more, nor is a counter card. */
type Plan = { readonly race: Face | undefined; readonly counter: Face | undefined };

/** Km that a plan promises: the own race against those of the others, both as far as they can be expected. */
const promise = (known: Knowledge, { race, counter }: Plan): number => {
  const { players, lead, lastStage } = known;
  const laid = race === undefined ? known.race : [...known.race, race];
  const chosen = [race, known.counterLaid ? undefined : counter].filter((face) => face !== undefined);
  const hand = chosen.reduce((left: readonly Face[], face) => without(left, face), known.hand);

  const missing = known.missing - (counter && !known.counterLaid ? counterValue(counter) : 0);
  const goingOn = chancesToGoOn(missing, players - 1, players);
  const goesOn = goingOn[0]!;

  const crossing = counter === 'levelCrossing';
  const standing = standingOf(crossing ? laid.slice(0, -1) : laid);
  const extra = counter ? extraCards(counter) : 0;
  const cards = Math.max(laid.length, known.longest) + extra;
  const doubt = race !== undefined && !crossing ? forgotten(known, race, goesOn) : 0;

  const now = standing.km - usualKm(cards) + (crossing ? LAST_CARD : 0);
  const gain = prospects(standing, hand, [...sure(extra), ...goingOn]) - usualGain(cards, goingOn) - doubt;
  if (!lastStage) return now + gain;
  const later = now + gain / Math.max(goesOn, LEAST_CHANCE);
  return finish(lead + now, lead + later, goesOn) + BESIDE_VICTORY * (now + gain);
};

/** Every way to play what is left of this round, alike cards once. */
const plansOf = ({ hand, raceLaid, counterLaid, sealed }: Knowledge): Plan[] =>
  (raceLaid ? [undefined] : [...new Set(hand)]).flatMap((race) => {
    const left = race === undefined ? hand : without(hand, race);
    const counters = counterLaid ? [sealed] : left.length ? [...new Set(left)] : [undefined];
    return counters.map((counter) => ({ race, counter }));
  });

/** K-6.5 — the extra card that leaves the race with the best prospects. */
const bestExtra = (known: Knowledge): Face => {
  const { hand, race, extra, missing, toCome, players } = known;
  const goingOn = [...sure(extra - 1), ...chancesToGoOn(missing, toCome, players)];
  return best([...new Set(hand)], (card) => {
    const standing = standingOf([...race, card]);
    return (
      standing.km + prospects(standing, without(hand, card), goingOn) - forgotten(known, card, goingOn[0]!)
    );
  });
};

/**
 * A good player: weighs every pair of a race card and a counter card by what it promises, and plays the best. How long
 * the stage will last is guessed from the counter, what the others have from the length of their races.
 */
export const normal: Thinker<View> = (view, seat) => {
  const known = knowledgeOf(view, seat);
  if (known.extra) return { move: 'layRace', args: [holding(view, seat, bestExtra(known))] };
  const { race, counter } = best(plansOf(known), (plan) => promise(known, plan));
  if (race !== undefined) return { move: 'layRace', args: [holding(view, seat, race)] };
  return { move: 'layCounter', args: [holding(view, seat, counter!)] };
};
