import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { seededChance, type Chance } from '../../games/shared/chance';
import type { Position, Step } from '../../games/shared/table';
import { rawTable, story, type Walk } from '../harness';

/** What must hold at every table of every game. */
export type Law = { readonly title: string; readonly holds: (evidence: Evidence) => void };

/** One match played to its end, and the means to ask about it. */
export type Evidence = {
  readonly module: AnyGame;
  readonly match: Walk;
  readonly random: Chance;
  /** boardgame.io's own reducer. */
  readonly raw: ReturnType<typeof rawTable>;
  readonly viewOf: (position: Position<unknown>, playerID: PlayerID | null) => unknown;
  /** So many of these, at random. */
  readonly some: <T>(of: readonly T[], count: number) => T[];
  /** Asks something of every position; names the match and the steps to the first one where it fails. */
  readonly everywhere: (ask: (position: Position<unknown>, at: number) => void) => void;
  /** The same after every step, with the position before it. */
  readonly afterEveryStep: (
    ask: (after: Position<unknown>, step: Step, before: Position<unknown>, at: number) => void,
  ) => void;
};

export const json = (value: unknown): string => JSON.stringify(value);

export const evidenceOf = (module: AnyGame, match: Walk): Evidence => {
  const random = seededChance(`laws ${match.opening.seed}`);
  const everywhere: Evidence['everywhere'] = (ask) =>
    match.positions.forEach((position, at) => {
      try {
        ask(position, at);
      } catch (fault) {
        const retold = story(module, match.opening, match.steps.slice(0, at));
        throw new Error(`${(fault as Error).message}\n\n${retold}`, { cause: fault });
      }
    });
  return {
    module,
    match,
    random,
    raw: rawTable(module),
    viewOf: ({ G, ctx }, playerID) => module.playerView({ G, ctx, playerID }),
    some: (of, count) => random.Shuffle([...of]).slice(0, count),
    everywhere,
    afterEveryStep: (ask) =>
      everywhere((after, at) => {
        if (at > 0) ask(after, match.steps[at - 1]!, match.positions[at - 1]!, at - 1);
      }),
  };
};
