import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardGame } from '../../games/auf-achse-cards';
import type { View } from '../../games/auf-achse-cards';
import type { Bot } from '../../games/shared/gameModule';

/** Busy computer players wait for this file. Its name is the same in all threads of a process. */
export const GO = join(tmpdir(), `computer-players-go-on-${process.pid}`);

/** The card game with other computer players. */
const playedBy = (id: string, bot: Bot<View>) => ({
  ...cardGame,
  id,
  bots: { easy: bot, normal: bot, hard: bot },
});

const first: Bot<View> = (view, playerID) => cardGame.legalMoves(view, playerID)[0]!;

export const quick = playedBy('quick', first);

/** Busy until it may go on, or its thread is ended. */
export const busy = playedBy('busy', (...asked) => {
  while (!existsSync(GO));
  return first(...asked);
});

/** Thinks until its time is up, and shows that by the card it plays: the last legal one. */
export const thorough = playedBy('thorough', (view, playerID, _random, given) => {
  while (!given!.until!());
  return cardGame.legalMoves(view, playerID).at(-1)!;
});

export const helpless = playedBy('helpless', () => {
  throw new Error('out of ideas');
});

/** Ends its own thread. */
export const deadly = playedBy('deadly', () => process.exit(1));

export const cheating = playedBy('cheating', () => ({ move: 'layRace', args: ['its secret'] }));

/** Its answer is a promise, as a bot's answer may be. */
export const patient = playedBy('patient', async (...asked) => {
  await new Promise((resolve) => setTimeout(resolve, 10));
  return first(...asked);
});

export const GAMES = [quick, busy, thorough, helpless, deadly, cheating, patient];
