import type { Chance } from './chance';

/** The choice that is worth most; the first of equals. */
export const best = <Choice>(choices: readonly Choice[], worthOf: (choice: Choice) => number): Choice =>
  choices
    .map((choice) => ({ choice, worth: worthOf(choice) }))
    .reduce((top, next) => (next.worth > top.worth ? next : top)).choice;

/** Any one of the choices. */
export const anyOf = <Choice>(choices: readonly Choice[], random: Chance): Choice =>
  choices[Math.floor(random.Number() * choices.length)]!;
