import { tableOf, type Opening, type Position, type Step } from '../../../games/shared/table';
import { UNDO, undoableStep } from '../../../games/shared/undo';
import type { GameModule } from '../../../games/shared/gameModule';

/** A match played to a point where somebody may want to take something back. */
export const playedTo = <State extends View, View, Settings>(
  module: GameModule<State, View, Settings>,
  opening: Opening,
) => {
  const table = tableOf(module, opening);
  let position: Position<State> = table.start;
  return {
    now: () => position,
    /** Makes a step; returns the reason if it is refused, and then nothing has changed. */
    play: (...step: Step): string | undefined => {
      const outcome = table.play(position, step);
      if (!outcome.taken) return `${outcome.refusal.reason} ${outcome.refusal.rule}`;
      position = outcome.position;
      return undefined;
    },
    /** The seat makes any of its moves with that name. */
    make: (seat: string, name?: string): void => {
      const move = module.legalMoves(position.G, seat).find((one) => !name || one.move === name);
      if (!move) throw new Error(`seat ${seat} cannot ${name ?? 'move'}`);
      const outcome = table.play(position, [seat, move.move, ...move.args]);
      if (outcome.taken) position = outcome.position;
    },
    /** The seat takes back its last decision; returns the reason if it is refused. */
    undo: (seat: string): string | undefined => {
      const step = undoableStep(module, position, seat);
      const outcome = table.play(position, [seat, UNDO, step ?? -1]);
      if (!outcome.taken) return `${outcome.refusal.reason} ${outcome.refusal.rule}`;
      position = outcome.position;
      return undefined;
    },
  };
};
