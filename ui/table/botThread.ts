import { GAMES, type AnyGame } from '../../games';
import { analysed } from '../../games/shared/bots/analysis';
import { seededChance } from '../../games/shared/chance';
import type { AnswerOfThread, QuestionToThread } from './thinkBeside';

/** Time limit for a decision of a computer player in a page, in ms: even on a phone nobody waits longer. */
const THINKING_TIME = 800;

/** The answer to a question, or the error if there is none. */
const answerTo = async (question: QuestionToThread): Promise<AnswerOfThread> => {
  const { number, game, seed } = question;
  try {
    const module: AnyGame = GAMES.find(({ id }) => id === game)!;
    if (question.level === 'analysis') return { number, answer: analysed(module, question.place, seed) };
    const { view, playerID, level } = question;
    const { bots, advise } = module;
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

/** Runs in a worker thread: answers every question. */
addEventListener('message', ({ data }: MessageEvent<QuestionToThread>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
  void answerTo(data).then((answer) => postMessage(answer));
});
