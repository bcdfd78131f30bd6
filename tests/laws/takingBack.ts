import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import type { LegalMove } from '../../games/shared/legality';
import { chanceOf, toldIn } from '../../games/shared/plugins';
import { isHidden, tableOf, type Position, type Step } from '../../games/shared/table';
import { UNDO, undoableStep } from '../../games/shared/undo';
import { anyStep, choicesAt, computerStep, everybody, movesTaken, story } from '../harness';
import { seededChance } from '../../games/shared/chance';
import { expectSame, json, playedAgain, type Law } from './evidence';

/** How often chance was asked. */
const drawn = ({ plugins }: Position<unknown>): number | undefined => chanceOf(plugins)?.drawn();

/** All that is true of a table: what lies where, whose turn it is, how often chance was asked. */
const truthOf = (position: Position<unknown>): string => json([position.G, position.ctx, drawn(position)]);

const offeredTo = (module: AnyGame, position: Position<unknown>): Step[] =>
  position.ctx.playOrder.flatMap((seat) => {
    const step = undoableStep(module, position, seat);
    return step === undefined ? [] : [[seat, UNDO, step] as const];
  });

const goesBack: Law = {
  title:
    'what is taken back has never been: the table is the one without it, byte for byte, and one plays on',
  holds: ({ module, match, everywhere }) => {
    const table = tableOf(module, match.opening);
    const taken = (position: Position<unknown>, step: Step): Position<unknown> => {
      const outcome = table.play(position, step);
      if (!outcome.taken) throw new Error(`${json(step)} is refused: ${outcome.refusal.reason}`);
      return outcome.position;
    };
    everywhere((position, at) => {
      for (const undo of offeredTo(module, position)) {
        const [seat, , step] = undo as [PlayerID, string, number];
        const back = taken(position, undo);
        let without = match.positions[step]!;
        // what others chose meanwhile, they chose at the same time
        for (const other of match.steps.slice(step + 1, at)) {
          if (other[0] === seat || !module.awaited(match.positions[step]!.G).includes(other[0]))
            throw new Error(`${json(other)} was not chosen at the same time`);
          without = taken(without, other);
        }
        expectSame(truthOf(back), truthOf(without));
        expectSame([movesTaken(back), Object.isFrozen(back.G)], [movesTaken(position) + 1, true]);
        // and once more, as if nothing had been
        expectSame(truthOf(taken(back, match.steps[step]!)), truthOf(position));
      }
    }, 150);
  },
};

/** How many steps of a long match are looked into, and how many tables are imagined for each pair of eyes. */
const VISITS = 80;
const IMAGINED = 2;

const showsNothing: Law = {
  title:
    'nobody learns anything by what may be taken back: it was to be known beforehand what it would look like',
  holds: ({ module, random, afterEveryStep, some, raw, viewOf }) =>
    afterEveryStep((after, step, before) => {
      const [seat, move, ...args] = step;
      if (undoableStep(module, after, seat) !== movesTaken(before)) return;
      /** The same decision on another table; of one taken face down nobody else knows which it was. */
      const same = (imagined: Position<unknown>, who: PlayerID | null): LegalMove | undefined =>
        who !== seat && isHidden(module, before.ctx, move)
          ? some(
              module.legalMoves(imagined.G, seat).filter((one) => one.move === move),
              1,
            )[0]
          : { move, args };
      for (const who of everybody(before))
        for (let count = 0; count < IMAGINED; count++) {
          const imagined = { ...before, G: module.imagine(viewOf(before, who), who, random) };
          const decision = same(imagined, who);
          const next = decision && raw(imagined, [seat, decision.move, ...decision.args]);
          // on such a table it could not have been decided so
          if (!next) continue;
          const seen = (position: Position<unknown>) =>
            json([
              viewOf(position, who),
              toldIn(position).map((told) => module.seenBy(told, who, position.G)),
            ]);
          if (seen(next) !== seen(after))
            throw new Error(`${who ?? 'a spectator'} learns something by ${json(step)}`);
        }
    }, VISITS),
};

const isRefused: Law = {
  title: 'nothing else is taken back: not what drew chance, not twice, not for others, not by another number',
  holds: ({ module, match, everywhere, paragraphs }) => {
    const table = tableOf(module, match.opening);
    everywhere((position, at) => {
      for (const seat of position.ctx.playOrder) {
        const offered = undoableStep(module, position, seat);
        if (offered !== undefined)
          expectSame([drawn(match.positions[offered]!), match.steps[offered]![0]], [drawn(position), seat]);
        for (const args of [[], [at - 1], [at], [offered, offered], ['0'], [null]]) {
          if (args.length === 1 && args[0] === offered) continue;
          const outcome = table.play(position, [seat, UNDO, ...args]);
          if (outcome.taken) throw new Error(`seat ${seat} takes back ${json(args)}`);
          if (module.undo && !paragraphs.has(outcome.refusal.rule))
            throw new Error(`seat ${seat} is refused with ${json(outcome.refusal)}`);
        }
      }
      for (const nobody of ['-1', '99', 'null', '__proto__'])
        if (table.play(position, [nobody, UNDO, at - 1]).taken)
          throw new Error(`${nobody} takes something back`);
    }, VISITS);
  },
};

/** A match in which everybody has second thoughts, and what is sent of it to nobody but those who had been sent it. */
const isPlayedAgain: Law = {
  title: 'a match of second thoughts ends, replays, and shows nobody what they had not been shown',
  holds: ({ module, match: { opening } }) => {
    const table = tableOf(module, opening);
    const random = seededChance(`second thoughts ${opening.seed}`);
    const [choose, finish] = [anyStep(random), computerStep(module, random, 'easy')];
    const positions: Position<unknown>[] = [table.start];
    const steps: Step[] = [];
    let undone = 0;
    for (let at = table.start as Position<unknown>; !at.ctx.gameover; at = positions.at(-1)!) {
      const offered = offeredTo(module, at);
      const goBack = offered.length > 0 && undone < 60 && (undone === 0 || random.Number() < 0.4);
      const step = goBack
        ? choose(offered, at, positions)
        : steps.length < 120
          ? choose(choicesAt(module, at), at, positions)
          : finish(at);
      const outcome = table.play(at, step);
      if (!outcome.taken) throw new Error(`${json(step)} is refused: ${story(module, opening, steps)}`);
      const next = outcome.position;
      if (goBack) {
        undone += 1;
        const [seat, , to] = step as [PlayerID, string, number];
        for (const who of everybody(at)) {
          const hidden = new Set(module.hiddenFrom(next.G, who));
          // what lay open before the step that is taken back may lie open again
          const before = module.hiddenFrom(positions[to]!.G, who);
          const present = new Set(module.hiddenFrom(at.G, who));
          const learnt = before.filter((id) => !hidden.has(id) && (who === seat || present.has(id)));
          expectSame([seat, who, learnt], [seat, who, []]);
        }
      }
      positions.push(next);
      steps.push(step);
    }
    if (module.undo && undone === 0)
      throw new Error(
        'Nothing could be taken back in the whole match. List in `undo.showsNothing` every happening of a move that reveals nothing, the change of turn included.',
      );
    const again = playedAgain(module, { opening, steps, positions });
    for (const [at, position] of positions.entries())
      if (at % 8 === 0 || at === steps.length) expectSame(again[at], position);
  },
};

/** What may be taken back is as if it had never been. */
export const TAKING_BACK: readonly Law[] = [goesBack, showsNothing, isRefused, isPlayedAgain];
