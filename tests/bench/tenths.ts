/** An estimate, 0 to 1, and the result. */
export type Foretold = { readonly told: number; readonly got: number };

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

/** For every tenth of the estimates, a line that says how often they came true. */
export const tenths = (foretold: readonly Foretold[]): string =>
  Array.from({ length: 10 }, (_, tenth) => {
    const inIt = foretold.filter(({ told }) => Math.min(9, Math.floor(10 * told)) === tenth);
    if (!inIt.length) return '';
    const [said, came] = [mean(inIt.map(({ told }) => told)), mean(inIt.map(({ got }) => got))];
    return `  told ${percent(said)}  came ${percent(came)}  of ${inIt.length}\n`;
  }).join('');
