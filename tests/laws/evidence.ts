import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { seededChance, type Chance } from '../../games/shared/chance';
import { recordOf, type MatchRecord, type Replay } from '../../games/shared/record';
import type { Position, Step } from '../../games/shared/table';
import { rawTable, story, type Walk } from '../harness';
import { replayed } from '../replayed';

/** What must hold at every table of every game. */
export type Law = { readonly title: string; readonly holds: (evidence: Evidence) => void };

/** One match played to its end, and the means to ask about it. */
export type Evidence = {
  readonly module: AnyGame;
  readonly match: Walk;
  /** The paragraphs there are in the game's rulebook. */
  readonly paragraphs: ReadonlySet<string>;
  readonly random: Chance;
  /** boardgame.io's own reducer. */
  readonly raw: ReturnType<typeof rawTable>;
  readonly viewOf: (position: Position<unknown>, playerID: PlayerID | null) => unknown;
  /** So many of these, at random. */
  readonly some: <T>(of: readonly T[], count: number) => T[];
  /**
   * Asks something of every position, or of so many in matches that are longer; names the match and the steps to the
   * first one where it fails.
   */
  readonly everywhere: (ask: (position: Position<unknown>, at: number) => void, atMost?: number) => void;
  /** The same after every step, with the position before it. */
  readonly afterEveryStep: (
    ask: (after: Position<unknown>, step: Step, before: Position<unknown>, at: number) => void,
    atMost?: number,
  ) => void;
};

export const json = (value: unknown): string => JSON.stringify(value);

/** Fails where two things do not read the same. Jest, which takes its time over every question, is asked only then. */
export const expectSame = (found: unknown, wanted: unknown): void => {
  const [one, other] = [json(found), json(wanted)];
  if (one !== other) expect(one).toBe(other);
};

export const evidenceOf = (module: AnyGame, match: Walk, paragraphs: ReadonlySet<string>): Evidence => {
  const random = seededChance(`laws ${match.opening.seed}`);
  const some: Evidence['some'] = (of, count) => random.Shuffle([...of]).slice(0, count);
  /** So many places in the match: its ends, and in between as many after each kind of move, so that none is missed. */
  const places = (atMost: number): number[] => {
    const all = [...match.positions.keys()];
    if (all.length <= atMost) return all;
    const met: Record<string, number> = {};
    const ranked = some(all.slice(1, -1), all.length).map((at) => {
      const [, move] = match.steps[at - 1]!;
      met[move] = (met[move] ?? 0) + 1;
      return { at, rank: met[move] };
    });
    const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, atMost - 2);
    return [0, ...chosen.map(({ at }) => at).toSorted((a, b) => a - b), all.length - 1];
  };
  const everywhere: Evidence['everywhere'] = (ask, atMost = Infinity) =>
    places(atMost).forEach((at) => {
      try {
        ask(match.positions[at]!, at);
      } catch (fault) {
        const retold = story(module, match.opening, match.steps.slice(0, at));
        throw new Error(`${(fault as Error).message}\n\n${retold}`, { cause: fault });
      }
    });
  return {
    module,
    match,
    paragraphs,
    random,
    raw: rawTable(module),
    viewOf: ({ G }, playerID) => module.playerView(G, playerID),
    some,
    everywhere,
    afterEveryStep: (ask, atMost) =>
      everywhere((after, at) => {
        if (at > 0) ask(after, match.steps[at - 1]!, match.positions[at - 1]!, at - 1);
      }, atMost),
  };
};

/** The positions of a match that has been kept, sent and played again. */
export const playedAgain = (
  module: AnyGame,
  { opening, steps, positions }: Omit<Walk, 'happenings'>,
): Replay['positions'] => {
  const record = recordOf({
    version: 2,
    game: module.id,
    options: opening.options as MatchRecord['options'],
    seats: Array.from({ length: opening.numPlayers }, () => ({ name: '' })),
    seed: opening.seed,
    steps,
    result: positions.at(-1)!.ctx.gameover as MatchRecord['result'],
  });
  return replayed(JSON.parse(json(record)), () => module).positions;
};
