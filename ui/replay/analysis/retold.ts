import type { TFunction } from 'i18next';
import type { Replay } from '../../../games/shared/record';
import type { LegalMove } from '../../../games/shared/legality';
import { toldIn } from '../../../games/shared/plugins';
import { moveIn } from '../../../games/shared/table';
import type { GameUi } from '../../kit/gameUi';
import { nameAt, type SeatInfo } from '../../kit/match';
import type { Film } from '../film';

/** Puts the steps of a replay into words. */
export type Retold = {
  readonly seats: readonly SeatInfo[];
  readonly nameOf: (seat: string) => string;
  /** The seat that made a step. */
  readonly seatAt: (step: number) => string;
  /** What was done at these steps and what came of it. */
  readonly done: (...steps: readonly number[]) => string;
  /** Moves that could have been made instead. */
  readonly instead: (step: number, moves: readonly LegalMove[]) => string;
};

/**
 * The most lines per step: nobody would read more. The last step of a stage of five has most: a card, five reveals, the
 * end of the stage, five scores, and maybe the end of the match.
 */
const MOST_LINES = 13;

/** What is needed to put a replay into words. */
export type ToRetell = {
  readonly replay: Replay;
  /** The seats, each with the name that is shown. */
  readonly seats: Replay['record']['seats'];
  readonly gameUi: GameUi;
  /** The words of the game. */
  readonly words: TFunction;
};

/** Puts the steps of a replay into words; `film` is the replay with all cards open. */
export const retold = ({
  replay,
  film,
  gameUi,
  words,
}: Omit<ToRetell, 'seats'> & { readonly film: Film }): Retold => {
  const { record, module, positions } = replay;
  const { seats } = film;
  const narrate = gameUi.retell ?? gameUi.narrate;
  const instead: Retold['instead'] = (step, moves) => {
    const [playerID] = record.steps[step - 1]!;
    const view = module.playerView(positions[step - 1]!.G, playerID);
    return gameUi.movesInWords?.(moves, { view, playerID, seats, log: [] }, words) ?? '';
  };
  const doneAt = (step: number): string => {
    const entry = film.momentsOf(step).at(-1)!.log.at(-1)!;
    // the log has what everybody saw; the position has what was told, secrets included
    const happenings = toldIn(positions[step]!);
    const lines = narrate({ ...entry, happenings }, seats, words)
      .filter(({ heading }) => !heading)
      .slice(0, MOST_LINES)
      .map(({ text }) => text.replaceAll('**', '').replace(/[.!]$/, ''));
    // ending a turn is narrated only by whose turn comes next: then the move itself is named
    return lines.length ? lines.join('. ') : instead(step, [moveIn(record.steps[step - 1]!)]);
  };
  return {
    seats,
    nameOf: (seat) => nameAt(seats, seat),
    seatAt: (step) => record.steps[step - 1]![0],
    done: (...steps) => steps.map(doneAt).filter(Boolean).join('. '),
    instead,
  };
};
