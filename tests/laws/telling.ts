import type { Happening } from '../../games/shared/gameModule';
import { toldIn } from '../../games/shared/plugins';
import type { Position } from '../../games/shared/table';
import { everybody } from '../harness';
import { expectSame, json, type Law } from './evidence';

const isAllThatHappens: Law = {
  title: 'what a seat is told, folded over what it saw, gives what it sees',
  holds: ({ module, afterEveryStep, viewOf }) => {
    const { evolve, seenBy } = module;
    /** The table before a step, once it has been changed by all that was told of it. */
    const folded = (table: unknown, told: readonly Happening[]): string => {
      const changed = structuredClone(table);
      for (const one of told) evolve(changed, one);
      return json(changed);
    };
    afterEveryStep((after, _step, before) => {
      const told = toldIn(after);
      if (folded(before.G, told) !== json(after.G)) throw new Error('what was told comes to something else');
      for (const who of everybody(after)) {
        const heard = told.map((one) => seenBy(one, who, after.G));
        if (folded(viewOf(before, who), heard) !== json(viewOf(after, who)))
          throw new Error(`${who ?? 'a spectator'} was told ${json(heard)}`);
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
