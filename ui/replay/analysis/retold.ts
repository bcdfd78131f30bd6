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
  /** Whose step it was. */
  readonly seatAt: (step: number) => string;
  /** What was done at these steps, and seen of it. */
  readonly done: (...steps: readonly number[]) => string;
  /** Moves that could have been made instead. */
  readonly instead: (step: number, moves: readonly LegalMove[]) => string;
};

/** More of what was seen because of a step would be read by nobody. */
const MOST_LINES = 8;

/** What it takes to put a replay into words. */
export type ToRetell = {
  readonly replay: Replay;
  /** Who sat there, each with the name that is shown. */
  readonly seats: Replay['record']['seats'];
  readonly gameUi: GameUi;
  /** The words of the game. */
  readonly words: TFunction;
};

/** Puts the steps of a replay into words; `film` is the replay with all cards known. */
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
    // the log knows what all have seen, the table what was told, secrets included
    const happenings = toldIn(positions[step]!);
    const lines = narrate({ ...entry, happenings }, seats, words)
      .filter(({ heading }) => !heading)
      .slice(0, MOST_LINES)
      .map(({ text }) => text.replaceAll('**', '').replace(/[.!]$/, ''));
    // of a turn that is ended nothing is told but whose turn comes
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
