import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { GameUi, TimelineMark } from './gameUi';

/** A sign for the time line, drawn around 0 in a box of 24 × 24. */
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

/** A kind of happening that earns a sign: its drawing, its words, and which of its kind do. */
type Mark<Told> = {
  readonly drawing: ReactNode;
  readonly words: (told: Told) => readonly [key: string, values?: object];
  readonly isIt?: (told: Told) => boolean;
};

/** The signs a game has for the time line. `game`: its id, and its words. */
export const marksOf = <Happening extends { readonly type: string }>(game: string) => ({
  /** Finds the last happening of a kind that earns the sign. */
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
  /** The sign a step earns: that of the first mark that finds something, so the weightiest come first. */
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
