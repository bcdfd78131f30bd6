import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { GameUi, TimelineMark } from './gameUi';

/** A sign for the timeline, drawn around the origin in a box of 24 × 24. */
export const MarkDrawing = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
    {children}
  </svg>
);

/** The flag at the end of a stage or a match. */
export const EndFlag = () => (
  <MarkDrawing>
    <path d="M-5 10V-10h12l-3 5 3 5H-3v10z" fill="var(--sign-yellow)" />
  </MarkDrawing>
);

type Kind<Happening extends { readonly type: string }, Type> = Extract<Happening, { readonly type: Type }>;

/** A type of happening that gets a sign: the drawing, its label, and which happenings of the type count. */
type Mark<Told> = {
  readonly drawing: ReactNode;
  readonly words: (told: Told) => readonly [key: string, values?: object];
  readonly isIt?: (told: Told) => boolean;
};

/** The signs a game has on the timeline. `game`: its id, which is also the name of its words. */
export const marksOf = <Happening extends { readonly type: string }>(game: string) => ({
  /** Finds the last happening of a type that gets the sign. */
  mark:
    <Type extends Happening['type']>(type: Type, of: Mark<Kind<Happening, Type>>) =>
    (seen: readonly Happening[], t: TFunction): TimelineMark | undefined => {
      const told = seen.findLast(
        (one): one is Kind<Happening, Type> =>
          one.type === type && (of.isIt?.(one as Kind<Happening, Type>) ?? true),
      );
      if (!told) return undefined;
      const [key, values] = of.words(told);
      return { drawing: of.drawing, label: t(key, { ns: game, ...values }) };
    },
  /** The sign of a step: that of the first mark that finds something, so put the most important first. */
  firstOf:
    (
      marks: readonly ((seen: readonly Happening[], t: TFunction) => TimelineMark | undefined)[],
    ): GameUi['mark'] =>
    ({ happenings }, t) => {
      for (const find of marks) {
        const found = find(happenings as readonly unknown[] as readonly Happening[], t);
        if (found) return found;
      }
      return undefined;
    },
});
