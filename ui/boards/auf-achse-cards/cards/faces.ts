import type { Action, Face } from '../../../../games/auf-achse-cards';

/** A face with kilometres, in km. */
export type Kilometres = Extract<Face, number>;

/** Everything a card can look like from above. */
export type CardPicture = Face | 'back';

/** The words printed on the cards, in the language of the player. */
export type CardCaptions = Readonly<Record<'rest' | Action, string>>;
