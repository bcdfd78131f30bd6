import type { Happening } from '../../games/shared/gameModule';
import { toldIn } from '../../games/shared/plugins';
import type { Position } from '../../games/shared/table';
import { everybody } from '../harness';
import { json, type Law } from './evidence';

const isAllThatHappens: Law = {
  title: 'what a seat is told, folded over what it saw, gives what it sees',
  holds: ({ module, afterEveryStep, viewOf }) => {
    const { evolve, seenBy } = module;
    if (!evolve) return;
    /** The table before a step, once it has been changed by all that was told of it. */
    const folded = (table: unknown, told: readonly Happening[]): string => {
      const changed = structuredClone(table);
      for (const one of told) evolve(changed, one);
      return json(changed);
    };
    afterEveryStep((after, _step, before) => {
      const told = toldIn(after);
      expect(folded(before.G, told)).toBe(json(after.G));
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
      expect(after.deltalog?.[0]?.metadata).toEqual(told.map((one) => seenBy(one, null, after.G)));
      for (const who of everybody(after))
        for (const one of told) {
          const heard = seenBy(one, who, after.G);
          expect([heard.type, seenBy(heard, who, after.G)]).toEqual([one.type, heard]);
          expect(seenBy(heard, null, after.G)).toEqual(seenBy(one, null, after.G));
        }
    }, 40),
};

/** What is told is what happens. */
export const TELLING: readonly Law[] = [isAllThatHappens, isHeardOnce];
