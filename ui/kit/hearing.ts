import type { LogEntry } from './match';

type Told = NonNullable<LogEntry['told']>;
type Heard = { readonly step: number; readonly told: Told };

/** The most steps that arrive together. */
const TOGETHER = 3;

/**
 * What this reader was told of the newest steps: of the last one, and of those just before it that told only that
 * something was played, since such steps may arrive together. Older ones have been shown and are dropped.
 */
export const createHearing = () => {
  let heard: readonly Heard[] = [];
  return {
    hear: (step: number, told: Told): void => {
      const before = heard.filter((one) => one.step < step && one.told.length < 2);
      heard = [...before, { step, told }].slice(-TOGETHER);
    },
    toldOf: (step: number): Told | undefined => heard.find((one) => one.step === step)?.told,
    /** Call it when somebody else looks at the table from now on. */
    forget: (): void => {
      heard = [];
    },
  };
};
