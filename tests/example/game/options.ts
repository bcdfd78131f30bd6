import { matchOptions } from '../../../games/shared/options';

/** N-3.1 — match options. */
export const options = matchOptions({
  last: { choices: ['wins', 'loses'], default: 'wins', rule: 'N-3.1' },
});

export type Settings = typeof options.defaults;
