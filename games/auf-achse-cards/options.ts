import { matchOptions } from '../shared/options';

/** K-8 — match options. */
// prettier-ignore
export const options = matchOptions({
  stages:        { choices: [1, 2, 3, 4, 5],         default: 5,        rule: 'K-2.4', setsLength: true },
  betweenStages: { choices: ['redeal', 'keepHands'], default: 'redeal', rule: 'K-7.2' },
  ownRace:       { choices: ['open', 'memory'],      default: 'open',   rule: 'K-3.6' },
});

export type Settings = typeof options.defaults;
