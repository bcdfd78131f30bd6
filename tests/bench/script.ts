import { boardGame } from '../../games/auf-achse-board';
import { seededChance } from '../../games/shared/chance';
import { tableOf, type Step } from '../../games/shared/table';

/** The game that is played under load. */
export const GAME = boardGame.id;
/** A match dealt by this seed lasts more than 2,000 moves when played at random. */
export const SEED = 'c';
export const SEATS = 2;

const scriptOf = (): readonly Step[] => {
  const table = tableOf(boardGame, { seed: SEED, numPlayers: SEATS });
  const random = seededChance(SEED);
  const steps: Step[] = [];
  for (let position = table.start; !boardGame.isOver(position.G);) {
    const [seat] = boardGame.awaited(position.G);
    const [move] = random.Shuffle([...boardGame.legalMoves(position.G, seat!)]);
    const step: Step = [seat!, move!.move, ...move!.args];
    const outcome = table.play(position, step);
    if (!outcome.taken) throw new Error(`${move!.move} is refused: ${outcome.refusal.reason}`);
    steps.push(step);
    position = outcome.position;
  }
  return steps;
};

/** The moves that every match makes. */
export const script = scriptOf();
