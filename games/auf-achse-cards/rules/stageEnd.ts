import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import type { MatchResult } from '../../shared/gameModule';
import { perSeat, type PerSeat } from '../../shared/seats';
import { faceOf } from '../cards';
import type { CardHappening, StageEndReason } from '../happenings';
import { seatsOf, type State, type View } from '../state';
import { counterTotal } from './counter';
import { deal } from './drawing';
import { raceScore } from './race';

/** K-2.1, K-7.4 — have all stages been driven? */
export const isOver = (view: View): boolean =>
  Object.values(view.scores).every((stages) => stages.length === view.options.stages);

/** K-2.1 — kilometres of each seat over all finished stages, in km. */
export const totals = (view: View): PerSeat<number> =>
  perSeat(seatsOf(view), (seat) => view.scores[seat]!.reduce((sum, km) => sum + km, 0));

/** K-7.4 — the seats with the highest total; equal totals share the win. */
export const winners = (view: View): PlayerID[] => {
  const km = totals(view);
  const best = Math.max(...Object.values(km));
  return seatsOf(view).filter((seat) => km[seat] === best);
};

/** K-7.4 — who has won and the kilometres of everybody, once the match is over. */
export const result = (view: View): MatchResult | undefined =>
  isOver(view) ? { winners: winners(view), totals: totals(view) } : undefined;

/** K-5.6 — a stage ends with the round in which the discards become a new pile for this time. */
const LAST_RESHUFFLE = 3;

/** K-5.6 — has the pile been made anew so often that the stage ends with this round? */
export const isPlayedOut = (view: View): boolean => view.reshuffles >= LAST_RESHUFFLE;

/** K-5.6 — does the stage end with the next round that makes the pile anew? */
export const isLastPile = (view: View): boolean => view.reshuffles === LAST_RESHUFFLE - 1;

/** K-7.1 — turns up and scores every race. */
export const scoreStage = (G: State, why: StageEndReason): CardHappening => {
  const races = perSeat(seatsOf(G), (seat) => G.races[seat]!.map(faceOf));
  const scores = perSeat(seatsOf(G), (seat) => raceScore(races[seat]!));
  for (const seat of seatsOf(G)) G.scores[seat]!.push(scores[seat]!);
  const { stage, startPlayer } = G;
  return { type: 'stageEnd', stage, why, total: counterTotal(G.counter), startPlayer, races, scores };
};

/** K-7.2, K-7.3 — clears the table for the next stage; after the last one it stays as it is. */
export const beginNextStage = (G: State, random: Chance): CardHappening[] => {
  if (isOver(G)) return [];
  if (G.options.betweenStages === 'redeal') G.hands = perSeat(seatsOf(G), () => []);
  deal(G, random);
  G.stage += 1;
  G.round = 1;
  return [{ type: 'stageBegin', stage: G.stage, startPlayer: G.startPlayer }];
};
