/** the pile for cards that a set-up leaves out. */
export const ASIDE = 'aside';

/** the stacks, by number. */
export const STACK_NUMBERS = [0, 1, 2, 3] as const;
export type StackNumber = (typeof STACK_NUMBERS)[number];

/** the number of stacks. */
export const STACKS = STACK_NUMBERS.length;

/** where a card is laid before the race: on a stack, or aside. */
export const PILES = [...STACK_NUMBERS, ASIDE] as const;
export type Pile = (typeof PILES)[number];
