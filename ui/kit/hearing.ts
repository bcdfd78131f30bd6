import type { LogEntry } from './match';

type Told = NonNullable<LogEntry['told']>;
type Heard = { readonly step: number; readonly told: Told };

/** At most so many steps come in together. */
const TOGETHER = 3;

/**
 * What this reader was told of the newest steps: of the last one, and of those just before it that told nothing but
 * that something was laid, since such steps may come in together. Older ones have been shown and are forgotten.
 */
export const createHearing = () => {
  let heard: readonly Heard[] = [];
  return {
    hear: (step: number, told: Told): void => {
      const before = heard.filter((one) => one.step < step && one.told.length < 2);
      heard = [...before, { step, told }].slice(-TOGETHER);
    },
    toldOf: (step: number): Told | undefined => heard.find((one) => one.step === step)?.told,
    /** For when somebody else looks at the table from now on. */
    forget: (): void => {
      heard = [];
    },
  };
};
