import type { GameModule } from '../shared/gameModule';
import { bots } from './bots';
import { conserved } from './conserved';
import { game } from './game';
import { conceivable, legalMoves } from './legalMoves';
import { options, type Settings } from './options';
import { hiddenFrom, imagine, playerView } from './playerView';
import { owing } from './rules/laying';
import { isOver, result } from './rules/stageEnd';
import type { State, View } from './state';
import { whyNot } from './whyNot';

export { ACTIONS, DECK, faceOf, type Action, type CardId, type Face } from './cards';
export type { CardHappening } from './happenings';
export type { Settings } from './options';
export { counterTotal, counterValue, limitOf, LOST_FREIGHT } from './rules/counter';
export { partsOf, raceScore, type Break, type Part } from './rules/race';
export { isLastPile, totals } from './rules/stageEnd';
export { isPaused } from './rules/actionCards';
export { owesCounter, owesRace } from './rules/laying';
export { BACK, seatsOf, type Back, type View } from './state';
export type { Reason } from './whyNot';

/** Auf Achse – Das Kartenspiel. */
export const cardGame: GameModule<State, View, Settings, 'auf-achse-cards'> = {
  id: 'auf-achse-cards',
  game,
  options,
  legalMoves,
  whyNot,
  judge: (view, playerID, move) => {
    const refusal = whyNot(view, playerID, move);
    return refusal ? { refusal } : { carryOut: () => [] };
  },
  seenBy: (told) => told,
  awaited: owing,
  isOver,
  result,
  playerView,
  hiddenFrom,
  conceivable,
  conserved,
  imagine,
  bots,
};
