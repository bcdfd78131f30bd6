import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../shell/listeners';
import type { Snapshot } from './match';
import { RulesOf } from './Rule';

/** A table as its reader sees it, and the game that is played there. */
export type AtHand = Pick<Snapshot, 'view' | 'playerID' | 'seats'> & { readonly game: string };

const createTableAtHand = () => {
  const { tell, subscribe } = createListeners();
  let table: AtHand | undefined;
  return {
    subscribe,
    table: () => table,
    lay: (laid: AtHand | undefined) => {
      table = laid;
      tell();
    },
  };
};

/** Where the table of a page is to be found by what is opened over it. */
export const TableAtHand = createContext(createTableAtHand());

/** A place for the table of one page. */
export const useNewTableAtHand = () => useState(createTableAtHand)[0];

/** The table below what is opened over it; nothing where there is none, or while it is still being shown what happened. */
export const useTableAtHand = (): AtHand | undefined => {
  const { subscribe, table } = useContext(TableAtHand);
  return useSyncExternalStore(subscribe, table);
};

/** Has this table at hand for whatever is opened over it, while it is quiet. */
export const useAtHand = (
  { view, playerID, seats }: Pick<Snapshot, 'view' | 'playerID' | 'seats'>,
  isQuiet: boolean,
): void => {
  const game = useContext(RulesOf);
  const { lay } = useContext(TableAtHand);
  useEffect(
    () => lay(isQuiet ? { game, view, playerID, seats } : undefined),
    [lay, game, view, playerID, seats, isQuiet],
  );
  useEffect(() => () => lay(undefined), [lay]);
};
