import { BOT_LEVELS, type BotLevel } from '../../games/shared/gameModule';
import { seededChance } from '../../games/shared/chance';
import { sameMove } from '../../games/shared/legality';
import type { Until } from '../../games/shared/bots/search';
import { tableOf, type Opening, type Position, type Step } from '../../games/shared/table';
import { atOnce, choicesAt, frozen, story } from '../harness';
import { expectSame, json, type Law } from './evidence';

const nothingIsLost: Law = {
  title: 'nothing is lost',
  holds: ({ module, match, everywhere }) => {
    const box = module.conserved(match.positions[0]!.G);
    everywhere(({ G }) => expectSame(module.conserved(G), box));
  },
};

type Parts = Readonly<Record<string, unknown>>;

/**
 * Tells whether two things read the same, to the order of their parts. What was found to be the same is not looked into
 * again: positions share what a step has not changed.
 */
const sameReader = (): ((one: unknown, other: unknown) => boolean) => {
  const known = new WeakMap<object, object>();
  const isSame = (one: unknown, other: unknown): boolean => {
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
      return Object.is(one, other);
    if (known.get(one) === other) return true;
    const [names, others] = [Object.keys(one), Object.keys(other)];
    const alike =
      Array.isArray(one) === Array.isArray(other) &&
      names.length === others.length &&
      names.every((name, at) => name === others[at] && isSame((one as Parts)[name], (other as Parts)[name]));
    if (alike) known.set(one, other);
    return alike;
  };
  return isSame;
};

const replaysAreTheSame: Law = {
  title: 'a replay of the steps gives the same positions and the same number of choices at each step',
  holds: ({ module, match }) => {
    const { opening, steps } = JSON.parse(json(match)) as { opening: Opening; steps: Step[] };
    const table = tableOf(module, opening);
    const isSame = sameReader();
    let position: Position<unknown> = frozen(table.start);
    for (const [at, step] of steps.entries()) {
      // the positions are the same: only impure rules could list something else
      if (at % 8 === 0) expectSame(choicesAt(module, position), choicesAt(module, match.positions[at]!));
      const outcome = table.play(position, step);
      if (outcome.taken) position = frozen(outcome.position);
      if (!outcome.taken || !isSame(position, match.positions[at + 1]))
        throw new Error(
          `step ${at + 1} comes to something else: ${story(module, opening, steps.slice(0, at + 1))}`,
        );
    }
    expect(position.ctx.gameover).toEqual(match.positions.at(-1)!.ctx.gameover);
  },
};

const rulesArePure: Law = {
  title: 'the same twice, from unchangeable input, and after a reload',
  holds: ({ match, afterEveryStep, raw }) => {
    expect(match.positions.every(Object.isFrozen)).toBe(true);
    afterEveryStep((after, step, before, at) => {
      expectSame(raw(before, step), after);
      if (at % 5 === 0) expectSame(raw(JSON.parse(json(before)) as typeof before, step), after);
    }, 150);
  },
};

/** Thoughts that a computer player has before its time is over, and positions of a match at which it is asked. */
const THOUGHTS = 2;
const ASKED: Readonly<Record<BotLevel, number>> = { easy: 25, normal: 25, hard: 4 };

/** Time that is over after so many thoughts, whatever the clock says. */
const afterThoughts = (most: number): Until => {
  let had = 0;
  return () => ++had > most;
};

const botsPlayByTheRules = (level: BotLevel): Law => ({
  title: `the ${level} computer player takes listed moves, the same one for the same view and seed`,
  holds: ({ module, everywhere, some, viewOf }) =>
    everywhere((position, at) => {
      const { G } = position;
      const [seat] = some(module.awaited(G), 1);
      if (!seat) return;
      const view = frozen(viewOf(position, seat));
      const answer = (to: unknown) =>
        atOnce(
          module.bots[level](to, seat, seededChance(`${level} ${at}`), { until: afterThoughts(THOUGHTS) }),
        );
      const move = answer(view);
      expect(module.legalMoves(view, seat).some((legal) => sameMove(legal, move))).toBe(true);
      expectSame(answer(JSON.parse(json(view))), move);
    }, ASKED[level]),
});

/** What happened once happens again, and nothing comes of nothing. */
export const REPETITION: readonly Law[] = [
  nothingIsLost,
  replaysAreTheSame,
  rulesArePure,
  ...BOT_LEVELS.map(botsPlayByTheRules),
];
