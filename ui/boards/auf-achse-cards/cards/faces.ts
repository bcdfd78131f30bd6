import type { Action, Face } from '../../../../games/auf-achse-cards';

/** A kilometre card, by its value in km. */
export type Kilometres = Extract<Face, number>;

/** Everything a card can show: a face or the back. */
export type CardPicture = Face | 'back';

/** The words printed on the cards, in the player's language. */
export type CardCaptions = Readonly<Record<'rest' | Action, string>>;
