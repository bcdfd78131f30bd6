import type { PlayerID } from 'boardgame.io';
import type { MatchResult } from '../../shared/gameModule';
import { leftOf, perSeat, withMost, type PerSeat } from '../../shared/seats';
import { faceOf } from '../cards';
import type { StageEndReason } from '../happenings';
import type { Play } from '../move';
import { inTurnOrder, seatsOf, type View } from '../state';
import { counterTotal } from './counter';
import { deal } from './drawing';
import { raceScore } from './race';

/** K-2.1, K-7.4 — have all stages been driven? */
export const isOver = (view: View): boolean =>
  Object.values(view.scores).every((stages) => stages.length === view.options.stages);

/** K-2.1 — the km of each seat over all finished stages. */
export const totals = (view: View): PerSeat<number> =>
  perSeat(seatsOf(view), (seat) => view.scores[seat]!.reduce((sum, km) => sum + km, 0));

/** K-7.4 — the seats with the highest total; equal totals share the win. */
export const winners = (view: View): PlayerID[] => withMost(totals(view));

/** K-7.4 — the winners and everybody's km, once the match is over. */
export const result = (view: View): MatchResult | undefined =>
  isOver(view) ? { winners: winners(view), totals: totals(view) } : undefined;

/** K-5.6 — a stage ends with the round in which the discards become a new pile for this time. */
const LAST_RESHUFFLE = 3;

/** K-5.6 — has the pile been renewed so often that the stage ends with this round? */
export const isPlayedOut = (view: View): boolean => view.reshuffles >= LAST_RESHUFFLE;

/** K-5.6 — does the stage end with the next round in which the pile is renewed? */
export const isLastPile = (view: View): boolean => view.reshuffles === LAST_RESHUFFLE - 1;

/** K-7.1, K-7.3 — turns up and scores every race, this seat's first; the start player card passes to the left. */
export const scoreStage = ({ G, tell }: Play, why: StageEndReason, startPlayer: PlayerID): void => {
  const races = perSeat(seatsOf(G), (seat) => G.races[seat]!.map(faceOf));
  const scores = perSeat(seatsOf(G), (seat) => raceScore(races[seat]!));
  const next = leftOf(G, G.startPlayer);
  const total = counterTotal(G.counter);
  tell({ type: 'stageEnd', stage: G.stage, why, total, startPlayer, next, races, scores });
};

/**
 * K-7.2, K-7.3 — clears the table for the next stage; after the last stage it stays as it is, with all races open.
 */
export const beginNextStage = ({ G, random, tell }: Play): void => {
  if (isOver(G)) {
    tell({ type: 'lieOpen', races: perSeat(seatsOf(G), (seat) => [...G.races[seat]!]) });
    return;
  }
  const kept = G.options.betweenStages === 'keepHands';
  const held = perSeat(seatsOf(G), (seat) => (kept ? G.hands[seat]! : []));
  const dealt = deal(held, inTurnOrder(G), random);
  tell({ type: 'stageBegin', stage: G.stage + 1, startPlayer: G.startPlayer, ...dealt });
};
