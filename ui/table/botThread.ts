import { GAMES, type AnyGame } from '../../games';
import { analysed } from '../../games/shared/bots/analysis';
import { seededChance } from '../../games/shared/chance';
import type { AnswerOfThread, QuestionToThread } from './thinkBeside';

/** How long a computer player may think in a page, in ms: on a phone too nobody waits for longer. */
const THINKING_TIME = 800;

/** What is answered; with what went wrong where there is no answer. */
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

/** Runs in a thread of its own: answers every question. */
addEventListener('message', ({ data }: MessageEvent<QuestionToThread>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
  void answerTo(data).then((answer) => postMessage(answer));
});
