import type { PlayerID } from 'boardgame.io';
import { chancesBy } from '../../shared/bots/advice';
import { likelihood } from '../../shared/bots/search';
import { perSeat, type PerSeat } from '../../shared/seats';
import { isOver, totals } from '../rules/stageEnd';
import { seatsOf, type State } from '../state';
import { handOf } from './hand';
import { knowledgeOf } from './knowledge';
import { chancesToGoOn } from './outlook';
import { prospects } from './prospects';
import { standingOf } from './raceStanding';

/**
 * Km by which two players usually differ after a stage, a little more than the 123 to 139 of good ones in 250 matches of
 * two, three and four; and few of them, so that a narrow lead at the end is not all there is.
 */
const USUAL_DIFFERENCE = 150;
const NARROW = 40;

/** Km by which two players usually differ beside what is expected of a stage that goes on: 130 to 151 by number of players. */
const STILL_DRIVING = 145;

/**
 * What is left at the end of a stage of a lead in it: of the km that a trip is worth now, and of what its cards promise;
 * by number of players. Crossings and breaks take the rest: in 250 matches of each, from the second round on, a lead as it
 * stood was out by 6 to 16 km more than what this leaves of it.
 */
const LEFT: Readonly<Record<number, { readonly km: number; readonly promised: number }>> = {
  2: { km: 0.82, promised: 0.55 },
  3: { km: 0.44, promised: 0.43 },
  4: { km: 0.27, promised: 0.37 },
  5: { km: 0.24, promised: 0.31 },
};

/**
 * Chance of winning that a km is worth beside that: a match out of reach, or certain, is no reason to drive badly. So
 * little that 100 km more are not worth one match in five hundred: whoever is far ahead ends the last stage.
 */
const A_KM_AHEAD = 0.000012;
const A_KM = 0.000005;

/** Km of a stage that goes on by which seats can be compared, as all hands lie open: of its race, and of what its cards promise. */
const expected = (G: State, seat: PlayerID): number => {
  const known = knowledgeOf(G, seat);
  const standing = standingOf(known.race);
  // the round that has begun is played in any case
  const goingOn = [1, ...chancesToGoOn(known.missing, known.players, known)];
  const left = LEFT[known.players]!;
  return (
    left.km * standing.km + left.promised * prospects(standing, handOf(known.hand), goingOn, known.weights)
  );
};

/** Km that each seat has after that stage, expected while it goes on, and by how many those of the match are out then. */
const reckoned = (G: State, stage: number): { readonly km: PerSeat<number>; readonly doubt: number } => {
  const driven = totals(G);
  const later = USUAL_DIFFERENCE * Math.sqrt(G.options.stages - stage);
  if (G.stage !== stage || isOver(G)) return { km: driven, doubt: later };
  return {
    km: perSeat(seatsOf(G), (seat) => driven[seat]! + expected(G, seat)),
    doubt: Math.hypot(later, STILL_DRIVING),
  };
};

/** How likely each seat wins the match once that stage is driven, together 1; `unforeseen`: km by which its ends are out. */
export const chancesAfter = (G: State, stage: number, unforeseen = 0): PerSeat<number> => {
  const { km, doubt } = reckoned(G, stage);
  return chancesBy(km, Math.hypot(doubt, unforeseen));
};

/** How likely the seat wins the match once that stage is driven; and a little for every km. */
export const chanceToWin = (G: State, seat: PlayerID, stage: number): number => {
  const { km, doubt } = reckoned(G, stage);
  const leads = seatsOf(G)
    .filter((other) => other !== seat)
    .map((other) => km[seat]! - km[other]!);
  const chances = leads.map((lead) => likelihood(lead / Math.max(NARROW, doubt)));
  const chance = chances.reduce((product, one) => product * one, 1);
  return chance + A_KM_AHEAD * Math.min(...leads) + A_KM * km[seat]!;
};
