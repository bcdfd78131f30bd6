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
 * Km by which two players usually differ after a stage, slightly more than the 123 to 139 of good players in 250
 * matches of two, three and four; and a smaller value, so that a narrow lead at the end is not everything.
 */
const USUAL_DIFFERENCE = 150;
const NARROW = 40;

/**
 * Km by which the result of a running stage usually differs from the estimate, between two players: 130 to 151 by
 * number of players.
 */
const STILL_DRIVING = 145;

/**
 * The share of a lead within a stage that is left at its end: of the km that a trip is worth now, and of what its
 * cards promise; by number of players. Crossings and breaks take the rest. In 250 matches of each, from the second
 * round on, the plain lead was off by 6 to 16 km more than this estimate.
 */
const LEFT: Readonly<Record<number, { readonly km: number; readonly promised: number }>> = {
  2: { km: 0.82, promised: 0.55 },
  3: { km: 0.44, promised: 0.43 },
  4: { km: 0.27, promised: 0.37 },
  5: { km: 0.24, promised: 0.31 },
};

/**
 * Small chances of winning per km, of the lead and of the own total: even a match out of reach, or certain, is no
 * reason to drive badly. 100 km are worth less than one match in five hundred, so that a player far ahead ends the
 * last stage.
 */
const A_KM_AHEAD = 0.000012;
const A_KM = 0.000005;

/** Km expected of the running stage, to compare seats as all hands are open: its trip, and what its cards promise. */
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

/**
 * Km of each seat after this stage, estimated while the stage runs, and their usual error at the end of the match.
 */
const reckoned = (G: State, stage: number): { readonly km: PerSeat<number>; readonly doubt: number } => {
  const driven = totals(G);
  const later = USUAL_DIFFERENCE * Math.sqrt(G.options.stages - stage);
  if (G.stage !== stage || isOver(G)) return { km: driven, doubt: later };
  return {
    km: perSeat(seatsOf(G), (seat) => driven[seat]! + expected(G, seat)),
    doubt: Math.hypot(later, STILL_DRIVING),
  };
};

/**
 * The probability that each seat wins the match after this stage, together 1; `unforeseen`: additional error in km.
 */
export const chancesAfter = (G: State, stage: number, unforeseen = 0): PerSeat<number> => {
  const { km, doubt } = reckoned(G, stage);
  return chancesBy(km, Math.hypot(doubt, unforeseen));
};

/** The probability that the seat wins the match after this stage, plus a little for every km. */
export const chanceToWin = (G: State, seat: PlayerID, stage: number): number => {
  const { km, doubt } = reckoned(G, stage);
  const leads = seatsOf(G)
    .filter((other) => other !== seat)
    .map((other) => km[seat]! - km[other]!);
  const chances = leads.map((lead) => likelihood(lead / Math.max(NARROW, doubt)));
  const chance = chances.reduce((product, one) => product * one, 1);
  return chance + A_KM_AHEAD * Math.min(...leads) + A_KM * km[seat]!;
};
