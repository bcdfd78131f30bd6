import type { Chance } from '../shared/chance';
import type { RaceHappening } from './happenings';
import type { State } from './state';

/** What an effect works on: the table, chance, and somebody to tell what everybody sees. */
export type Play = {
  readonly G: State;
  readonly random: Chance;
  readonly tell: (happening: RaceHappening) => void;
};
