import { GAMES, type AnyGame } from '../../games';
import { THINKING_TIME } from '../../games/shared/bot';
import { seededChance } from '../../games/shared/chance';
import type { AnswerOfThread, QuestionToThread } from './thinkBeside';

/** What is answered; with what went wrong where there is no answer. */
const answerTo = async (question: QuestionToThread): Promise<AnswerOfThread> => {
  const { number, game, view, playerID, level, seed } = question;
  try {
    const { bots, advise }: AnyGame = GAMES.find(({ id }) => id === game)!;
    const random = seededChance(seed);
    const end = performance.now() + THINKING_TIME;
    const until = () => performance.now() >= end;
    const answer =
      level === 'advice' ? advise?.(view, playerID, random) : bots[level](view, playerID, random, { until });
    return { number, answer: (await answer) ?? [] };
  } catch (error) {
    return { number, error: String(error) };
  }
};

/** Runs in a thread of its own: answers every question. */
addEventListener('message', ({ data }: MessageEvent<QuestionToThread>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
  void answerTo(data).then((answer) => postMessage(answer));
});
