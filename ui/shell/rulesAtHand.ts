import { createContext, useContext } from 'react';

/** What of a game's rules is opened: a paragraph or section by its number, the contents, or the reference of all cards. */
export type RulesPlace = { readonly game: string; readonly at: string };

/** Where the contents of a rulebook open, and the reference of a game. */
export const CONTENTS = 'contents';
export const REFERENCE = 'reference';

type Open = (place: RulesPlace) => void;

/** Opens rules over the page, without leaving it; where there is nothing that could, links lead to the rulebook. */
export const RulesAtHand = createContext<Open | undefined>(undefined);

/** Opens rules over the page; undefined where nothing can, as `RulesAtHand` says. */
export const useRulesAtHand = (): Open | undefined => useContext(RulesAtHand);
