import { createContext, useContext } from 'react';

/**
 * The part of a game's rules to open: a paragraph or section by its number, the contents, or the reference of all
 * cards.
 */
export type RulesPlace = { readonly game: string; readonly at: string };

/** The values of `at` for the contents of a rulebook and for the reference of a game. */
export const CONTENTS = 'contents';
export const REFERENCE = 'reference';

type Open = (place: RulesPlace) => void;

/** Opens rules over the page, without leaving it; where that is not possible, links lead to the rulebook. */
export const RulesAtHand = createContext<Open | undefined>(undefined);

/** Opens rules over the page; undefined where that is not possible. */
export const useRulesAtHand = (): Open | undefined => useContext(RulesAtHand);
