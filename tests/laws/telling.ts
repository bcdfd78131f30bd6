import type { Happening } from '../../games/shared/gameModule';
import { toldIn } from '../../games/shared/plugins';
import type { Position } from '../../games/shared/table';
import { everybody } from '../harness';
import { expectSame, json, type Law } from './evidence';

type Parts = Readonly<Record<string, unknown>>;

/** The parts in which two tables differ, each with its value on both. */
const differences = (one: unknown, other: unknown): (readonly [string, string, string])[] => {
  const [found, wanted] = [one as Parts, other as Parts];
  return Object.keys({ ...found, ...wanted })
    .map((part) => [part, json(found[part]), json(wanted[part])] as const)
    .filter(([, is, was]) => is !== was);
};

const isAllThatHappens: Law = {
  title: 'what a seat is told, folded over what it saw, gives what it sees',
  holds: ({ module, afterEveryStep, viewOf }) => {
    const { evolve, seenBy } = module;
    /** Folds the happenings of a step over a table; fails if the result is not the table after it, and names the difference. */
    const comesTo = (who: string, before: unknown, told: readonly Happening[], after: unknown): void => {
      const changed = structuredClone(before);
      for (const one of told) evolve(changed, one);
      if (json(changed) === json(after)) return;
      const parts = differences(changed, after).map(
        ([part, found, wanted]) => `${part} comes to ${found} and is ${wanted}`,
      );
      throw new Error(
        `of what ${who} was told ${parts.join('; ') || 'the parts come in another order'}: ${json(told)}`,
      );
    };
    afterEveryStep((after, _step, before) => {
      const told = toldIn(after);
      comesTo('the whole table', before.G, told, after.G);
      for (const who of everybody(after)) {
        const heard = told.map((one) => seenBy(one, who, after.G));
        comesTo(who === null ? 'a spectator' : `seat ${who}`, viewOf(before, who), heard, viewOf(after, who));
      }
    }, 150);
  },
};

const isHeardOnce: Law = {
  title: 'each seat hears of every telling once, and again the same',
  holds: ({ module: { seenBy }, afterEveryStep }) =>
    afterEveryStep((after: Position<unknown>) => {
      const told = toldIn(after);
      expectSame(
        after.deltalog?.[0]?.metadata,
        told.map((one) => seenBy(one, null, after.G)),
      );
      for (const who of everybody(after))
        for (const one of told) {
          const heard = seenBy(one, who, after.G);
          expectSame([heard.type, seenBy(heard, who, after.G)], [one.type, heard]);
          expectSame(seenBy(heard, null, after.G), seenBy(one, null, after.G));
        }
    }, 40),
};

/** What is told is what happens. */
export const TELLING: readonly Law[] = [isAllThatHappens, isHeardOnce];
