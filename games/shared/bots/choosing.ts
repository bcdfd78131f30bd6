import type { Chance } from '../chance';

/** The choice with the highest worth; the first of equals. */
export const best = <Item>(choices: readonly Item[], worthOf: (choice: Item) => number): Item =>
  choices
    .map((choice) => ({ choice, worth: worthOf(choice) }))
    .reduce((top, next) => (next.worth > top.worth ? next : top)).choice;

/** A random choice. */
export const anyOf = <Item>(choices: readonly Item[], random: Chance): Item =>
  choices[Math.floor(random.Number() * choices.length)]!;
