import { createContext, useContext } from 'react';
import type { AnyGame } from '../games';
import { BOXES, type AnyBox, type GameId } from '../games/boxes';
import { BoardGamePoster } from './boards/auf-achse-board/Poster';
import { CardGamePoster } from './boards/auf-achse-cards/Poster';
import { RacePoster } from './boards/ausgebremst/Poster';
import type { Look } from './kit/gameUi';
import { fetchedOnce } from './shell/fetchedOnce';
import { pageRulebooks, type RulebookText } from './shell/rulebookTexts';

/** The look of each game: a game on the shelf without a look is a type error here. */
export const LOOKS: Readonly<Record<GameId, Look>> = {
  'auf-achse-cards': {
    face: 'blue',
    drivers: 'truck',
    Poster: CardGamePoster,
    board: () => import('./boards/auf-achse-cards'),
    drawings: () => import('./boards/auf-achse-cards/rulebook'),
    lessons: [{ id: 'first', minutes: 3, load: () => import('./boards/auf-achse-cards/lesson') }],
  },
  'auf-achse-board': {
    face: 'town',
    drivers: 'truck',
    mark: 'letter',
    Poster: BoardGamePoster,
    board: () => import('./boards/auf-achse-board'),
    drawings: () => import('./boards/auf-achse-board/rulebook'),
    lessons: [{ id: 'first', minutes: 4, load: () => import('./boards/auf-achse-board/lesson') }],
  },
  ausgebremst: {
    face: 'red',
    drivers: 'helmet',
    mark: 'number',
    Poster: RacePoster,
    board: () => import('./boards/ausgebremst'),
    drawings: () => import('./boards/ausgebremst/rulebook'),
    lessons: [
      { id: 'basic', minutes: 3, load: () => import('./boards/ausgebremst/lessons/basic') },
      {
        id: 'advanced',
        minutes: 4,
        options: { game: 'advanced' },
        load: () => import('./boards/ausgebremst/lessons/advanced'),
      },
    ],
  },
};

/** The games on a page, in the order shown. */
export type Shelf = {
  readonly games: readonly AnyBox[];
  /** The game with an id; undefined if it is not on the shelf. */
  readonly gameOf: (id: string) => AnyBox | undefined;
  /** Loads the rules of a game; undefined if it is not on the shelf. */
  readonly rulesOf: (id: string) => Promise<AnyGame | undefined>;
  readonly lookOf: (id: string) => Look | undefined;
  readonly rulebookText: RulebookText;
};

/** A shelf of games, each with its look. `rulebookText` is for games whose rulebooks are not in `games/`. */
export const shelfOf = <const Games extends readonly AnyBox[]>(
  games: Games,
  looks: Readonly<Record<Games[number]['id'], Look>>,
  rulebookText = pageRulebooks,
): Shelf => {
  const lookById: ReadonlyMap<string, Look> = new Map(
    Object.entries<Look>(looks).map(([id, look]) => [id, { ...look, board: fetchedOnce(look.board) }]),
  );
  return {
    games,
    gameOf: (id) => games.find((box) => box.id === id),
    rulesOf: async (id) => (await lookById.get(id)?.board())?.game,
    lookOf: (id) => lookById.get(id),
    rulebookText,
  };
};

/** The shelf with every game. */
export const pageShelf = shelfOf(BOXES, LOOKS);

/** The shelf for the page inside; by default the one with every game. */
export const ShelfContext = createContext(pageShelf);

/** The games one can play. */
export const useShelf = (): Shelf => useContext(ShelfContext);
