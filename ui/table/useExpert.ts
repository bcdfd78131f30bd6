import { useEffect, useMemo } from 'react';
import type { AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import type { Expert } from '../kit/hints/hints';
import { thinkBeside } from './thinkBeside';

/**
 * The expert of a game while the table is open: beside the page where threads exist. Undefined if hints are not
 * allowed.
 */
export const useExpert = (module: AnyGame, isAllowed: boolean): Expert | undefined => {
  const { id: game, advise } = module;
  const beside = useMemo(() => thinkBeside(), []);
  useEffect(() => () => beside?.close(), [beside]);
  return useMemo(() => {
    if (!isAllowed || !advise) return undefined;
    return async (view, playerID) => {
      // one seed for the whole match: asking again does not change the chances
      const seed = playerID;
      return beside
        ? beside.advise({ game, view, playerID, seed })
        : advise(view, playerID, seededChance(seed));
    };
  }, [isAllowed, advise, beside, game]);
};
