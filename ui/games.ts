import type { GameUi } from './kit/gameUi';

const BOARDS: Readonly<Record<string, () => Promise<{ gameUi: GameUi }>>> = {
  'auf-achse-cards': () => import('./boards/auf-achse-cards'),
  'auf-achse-board': () => import('./boards/auf-achse-board'),
  ausgebremst: () => import('./boards/ausgebremst'),
};

/** The look of a game by its id; rejects for a game without one. */
export const loadGameUi = async (game: string): Promise<GameUi> => {
  const load = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).gameUi;
};
