import { createContext, useContext, useMemo } from 'react';
import { sameMove, type LegalMove } from '../../../games/shared/legality';
import { HintsContext } from './hints';

/** What suggestions are called, in the panel and on the table. */
export const LETTERS = ['A', 'B', 'C'] as const;

/** Something an expert would do, and what it is called on the table. */
export type Mark = { readonly letter: string; readonly moves: readonly LegalMove[] };

/** What is marked on the table of a match that is looked back at. */
export const MarksContext = createContext<readonly Mark[]>([]);

/** What is marked on the table: the hints that have been asked for, or what an expert says of a match that is over. */
export const useMarks = (): readonly Mark[] => {
  const marks = useContext(MarksContext);
  const { isOpen, advice } = useContext(HintsContext);
  return useMemo(
    () => (isOpen && advice ? advice.map(({ moves }, at) => ({ letter: LETTERS[at]!, moves })) : marks),
    [isOpen, advice, marks],
  );
};

/** The letters that stand at each place of a drawing. */
export type LettersAt<Place> = ReadonlyMap<Place, readonly string[]>;

/** Which letters stand where, by the place each move leads to, if there is one. */
export const placesOf = <Place>(
  marks: readonly Mark[],
  placeOf: (move: LegalMove) => Place | undefined,
): LettersAt<Place> => {
  const places = new Map<Place, string[]>();
  for (const { letter, moves } of marks)
    for (const place of new Set(moves.map(placeOf)))
      if (place !== undefined) places.set(place, [...(places.get(place) ?? []), letter]);
  return places;
};

/** The letters of those that would make one of these moves. */
export const lettersOf = (marks: readonly Mark[], isMeant: (move: LegalMove) => boolean): readonly string[] =>
  marks.filter(({ moves }) => moves.some(isMeant)).map(({ letter }) => letter);

/** The letters of those that would make that move. */
export const useLettersOf = (move: LegalMove): readonly string[] =>
  lettersOf(useMarks(), (one) => sameMove(one, move));
