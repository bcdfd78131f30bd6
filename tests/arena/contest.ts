import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import { BOT_LEVELS, type Bot, type MatchResult } from '../../games/shared/gameModule';
import type { LegalMove } from '../../games/shared/legality';
import { tableOf } from '../../games/shared/table';
import { copyOf } from '../../games/shared/values';

/** The computer players of a game, one that plays anything that is listed, and somebody who does what the hints say. */
export const KINDS = [...BOT_LEVELS, 'random', 'advised'] as const;
export type Kind = (typeof KINDS)[number];

/** What is counted of the players of one kind. */
export type Tally = {
  seats: number;
  wins: number;
  total: number;
  /** Races driven and races finished, in a game of races. */
  races: number;
  finished: number;
  moves: number;
  /** In ms. */
  thought: number;
  longest: number;
};

export type Tallies = Partial<Record<Kind, Tally>>;

const noTally = (): Tally => ({
  seats: 0,
  wins: 0,
  total: 0,
  races: 0,
  finished: 0,
  moves: 0,
  thought: 0,
  longest: 0,
});

/** What was counted in several parts of a contest, taken together. */
export const together = (parts: readonly Tallies[]): Tallies => {
  const sum: Tallies = {};
  for (const part of parts)
    for (const [kind, tally] of Object.entries(part) as [Kind, Tally][]) {
      const whole = (sum[kind] ??= noTally());
      for (const [what, count] of Object.entries(tally) as [keyof Tally, number][])
        whole[what] = what === 'longest' ? Math.max(whole[what], count) : whole[what] + count;
    }
  return sum;
};

/** What a table of races tells of those that are over. */
type Raced = { readonly results?: readonly { readonly finished: readonly PlayerID[] }[] };

/** Follows the first hint to the end of what goes together; where there is none, plays as `normal` does. */
const following = (module: AnyGame): Bot<unknown> => {
  let rest: readonly LegalMove[] = [];
  return (view, playerID, random, limits) => {
    const [goesOn] = rest;
    const isAllowed = goesOn && module.whyNot(view, playerID, goesOn) === undefined;
    const moves = isAllowed ? rest : module.advise?.(view, playerID, random)[0]?.moves;
    rest = moves?.slice(1) ?? [];
    return moves?.[0] ?? module.bots.normal(view, playerID, random, limits);
  };
};

const botOf = (module: AnyGame, kind: Kind): Bot<unknown> => {
  switch (kind) {
    case 'random':
      return (view, playerID, random) => random.Shuffle([...module.legalMoves(view, playerID)])[0]!;
    case 'advised':
      return following(module);
    default:
      return module.bots[kind];
  }
};

/** Plays a match to its end by the bare rules, and counts it; `kinds` by seat. */
const playMatch = async (
  module: AnyGame,
  kinds: readonly Kind[],
  deal: string,
  options: unknown,
  tallies: Tallies,
): Promise<void> => {
  const G: unknown = copyOf(tableOf(module, { seed: deal, options, numPlayers: kinds.length }).start.G);
  const luck = seededChance(`luck ${deal}`);
  const minds = kinds.map((_, at) => seededChance(`mind ${deal} ${at}`));
  const bots = kinds.map((kind) => botOf(module, kind));
  while (!module.isOver(G)) {
    const [seat] = module.awaited(G);
    if (seat === undefined) throw new Error(`Deal ${deal}: the match is not over and nobody is awaited.`);
    const at = Number(seat);
    const tally = (tallies[kinds[at]!] ??= noTally());
    const view: unknown = module.playerView(G, seat);
    const began = performance.now();
    const move = await bots[at]!(view, seat, minds[at]!);
    const thought = performance.now() - began;
    tally.moves += 1;
    tally.thought += thought;
    tally.longest = Math.max(tally.longest, thought);
    const ruling = module.judge(G, seat, move);
    if ('refusal' in ruling)
      throw new Error(
        `Deal ${deal}: ${kinds[at]} was refused ${move.move} ${move.args.join(' ')}: ${ruling.refusal.reason}`,
      );
    ruling.carryOut(G, luck);
  }
  const { winners, totals } = module.result(G) as MatchResult;
  const races = (G as Raced).results ?? [];
  kinds.forEach((kind, at) => {
    const tally = (tallies[kind] ??= noTally());
    const seat = String(at);
    tally.seats += 1;
    tally.wins += winners.includes(seat) ? 1 / winners.length : 0;
    tally.total += totals[seat]!;
    tally.races += races.length;
    tally.finished += races.filter(({ finished }) => finished.includes(seat)).length;
  });
};

export type Contest = {
  readonly module: AnyGame;
  /** Who sits there, clockwise. */
  readonly lineUp: readonly Kind[];
  readonly matches: number;
  readonly seed: string;
  readonly options?: unknown;
  /** Of several shares of the contest only this one, counted from 0. */
  readonly share?: { readonly number: number; readonly of: number };
};

/**
 * Plays a contest. Every deal is played as often as there are seats, with the same cards, dice and grid, and the line-up
 * moved on by a seat each time: whatever a seat is worth, everybody has had it.
 */
export const contest = async ({
  module,
  lineUp,
  matches,
  seed,
  options,
  share,
}: Contest): Promise<Tallies> => {
  const tallies: Tallies = {};
  const { number, of } = share ?? { number: 0, of: 1 };
  for (let match = number; match < matches; match += of) {
    const moved = match % lineUp.length;
    const kinds = [...lineUp.slice(moved), ...lineUp.slice(0, moved)];
    const deal = `${seed}/${lineUp.length}/${Math.floor(match / lineUp.length)}`;
    await playMatch(module, kinds, deal, options, tallies);
  }
  return tallies;
};
