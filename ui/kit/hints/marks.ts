import { createContext, useContext, useMemo } from 'react';
import { sameMove, type LegalMove } from '../../../games/shared/legality';
import { HintsContext } from './hints';

/** The letters of hints, in the panel and on the table. */
export const LETTERS = ['A', 'B', 'C'] as const;

/** Moves an expert would make, and their letter on the table. */
export type Mark = { readonly letter: string; readonly moves: readonly LegalMove[] };

/** The marks on the table of a finished match under analysis. */
export const MarksContext = createContext<readonly Mark[]>([]);

/** The marks on the table: the current hints, or an expert's judgement on a finished match. */
export const useMarks = (): readonly Mark[] => {
  const marks = useContext(MarksContext);
  const { isOpen, advice } = useContext(HintsContext);
  return useMemo(
    () => (isOpen && advice ? advice.map(({ moves }, at) => ({ letter: LETTERS[at]!, moves })) : marks),
    [isOpen, advice, marks],
  );
};

/** The letters at each place of a drawing. */
export type LettersAt<Place> = ReadonlyMap<Place, readonly string[]>;

/** The letters at each place, from the place each move leads to, if there is one. */
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

/** The letters of the marks that contain one of these moves. */
export const lettersOf = (marks: readonly Mark[], isMeant: (move: LegalMove) => boolean): readonly string[] =>
  marks.filter(({ moves }) => moves.some(isMeant)).map(({ letter }) => letter);

/** The letters of the marks that contain that move. */
export const useLettersOf = (move: LegalMove): readonly string[] =>
  lettersOf(useMarks(), (one) => sameMove(one, move));
