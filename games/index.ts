import { boardGame } from './auf-achse-board';
import { cardGame } from './auf-achse-cards';
import { racingGame } from './ausgebremst';
import type { GameModule } from './shared/gameModule';

export type { GameId } from './boxes';

// oxlint-disable-next-line typescript/no-explicit-any -- a game takes and gives its own State and View: no other type has room for all games
export type AnyGame = GameModule<any, any>;

/** The shelf: all games that can be played. */
export const GAMES = [cardGame, boardGame, racingGame] as const satisfies readonly AnyGame[];

/** The game with this id, if it is on the shelf. */
export const gameOf = (id: string): AnyGame | undefined => GAMES.find((module) => module.id === id);
