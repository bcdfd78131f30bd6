import { matchOptions } from '../shared/options';

/** B-1.1 — contract cards. Only their number: the lobby, which reads the options, does without the table of them. */
const CONTRACT_CARDS = 52;

/** B-2.4 — private contracts dealt to each player. */
export const DEALT = 3;

/** B-2.5 — public contracts by number of players. */
export const PUBLIC: Readonly<Record<number, number>> = { 2: 12, 3: 16, 4: 20, 5: 24, 6: 24 };

/** B-15.1 — match options; where there is no option, the rules follow one of the editions (B-15.2). */
// prettier-ignore
export const options = matchOptions({
  variant:         { choices: ['standard', 'children'],    default: 'standard',   rule: 'B-14',   setsLength: true },
  publicContracts: { choices: ['standard'],                default: 'standard',   rule: 'B-2.6',  setsLength: true,
                     numbers: { least: 4, most: (numPlayers) => CONTRACT_CARDS - DEALT * numPlayers,
                                usual: (numPlayers) => PUBLIC[numPlayers]! } },
  roadworks:       { choices: ['must', 'may'],             default: 'must',       rule: 'B-9.1' },
  usedEvents:      { choices: ['underPile', 'discard'],    default: 'underPile',  rule: 'B-4.5' },
  serviceDraw:     { choices: ['reserve', 'public'],       default: 'reserve',    rule: 'B-12' },
  debts:           { choices: ['double', 'single'],        default: 'double',     rule: 'B-8.1' },
  inspection:      { choices: ['bans', 'passes'],          default: (numPlayers) => (numPlayers > 2 ? 'bans' : 'passes'),
                     before: 'bans',                       rule: 'B-11.8' },
  railFarthest:    { choices: ['fromTruck', 'route'],      default: 'fromTruck',  rule: 'B-12' },
});

export type Settings = typeof options.defaults;
