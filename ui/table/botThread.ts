import { GAMES, type AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import type { AnswerOfThread, QuestionToThread } from './thinkBeside';

/** Runs in a thread of its own: answers every question, with what went wrong where there is no answer. */
addEventListener('message', ({ data }: MessageEvent<QuestionToThread>) => {
  const { number, game, view, playerID, level, seed } = data;
  const answer = (): AnswerOfThread => {
    try {
      const { bots, advise }: AnyGame = GAMES.find(({ id }) => id === game)!;
      const think = level === 'advice' ? advise : bots[level];
      return { number, answer: think?.(view, playerID, seededChance(seed)) ?? [] };
    } catch (error) {
      return { number, error: String(error) };
    }
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
  postMessage(answer());
});
