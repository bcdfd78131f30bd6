import { matchOptions } from '../shared/options';
import { CIRCUITS } from './circuits';

/** match options. */
// prettier-ignore
export const options = matchOptions({
  circuits: { choices: ['1-2-3', '1-2-3-4-5-6-7-8'], default: '1-2-3', rule: 'A-2.1',   setsLength: true,
              sequence: CIRCUITS.map(({ number }) => String(number)) },
  game:     { choices: ['basic', 'advanced'],        default: 'basic',  rule: 'A-11.1' },
  pitStop:  { choices: ['halt', 'missTurn'],         default: 'halt',   rule: 'A-7.3' },
  stacks:   { choices: ['memory', 'open'],           default: 'memory', rule: 'A-11.3' },
});

export type Settings = typeof options.defaults;
