import type { LogEntry } from './match';

type Told = NonNullable<LogEntry['told']>;
type Heard = { readonly step: number; readonly told: Told };

/** More steps than these do not come in together. */
const TOGETHER = 3;

/**
 * What one pair of eyes was told of the newest steps: of the last one, and of those just before it of which nothing
 * came but that something was laid. Whatever is older has been seen, and is forgotten.
 */
export const createHearing = () => {
  let heard: readonly Heard[] = [];
  return {
    hear: (step: number, told: Told): void => {
      const before = heard.filter((one) => one.step < step && one.told.length < 2);
      heard = [...before, { step, told }].slice(-TOGETHER);
    },
    toldOf: (step: number): Told | undefined => heard.find((one) => one.step === step)?.told,
    /** Other eyes look on. */
    forget: (): void => {
      heard = [];
    },
  };
};
