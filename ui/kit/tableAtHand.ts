import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../shell/listeners';
import type { Snapshot } from './match';
import { RulesOf } from './Rule';

/** A table as its reader sees it, and the id of its game. */
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

/** Where things opened over a page find its table. */
export const TableAtHand = createContext(createTableAtHand());

/** Creates the store for one page's table. */
export const useNewTableAtHand = () => useState(createTableAtHand)[0];

/** The table below what is opened over it; undefined if there is none, or while it is still showing what happened. */
export const useTableAtHand = (): AtHand | undefined => {
  const { subscribe, table } = useContext(TableAtHand);
  return useSyncExternalStore(subscribe, table);
};

/** Makes this table available to whatever is opened over it, while it is not showing what happened. */
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
