/** K-1.1 — the printed values of the kilometre cards, in km. */
export const KILOMETRES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120] as const;
export type Kilometres = (typeof KILOMETRES)[number];

/** K-1.1, K-6 — the four kinds of action cards. */
export const ACTIONS = ['lostFreight', 'levelCrossing', 'clearRoad', 'fullyClearRoad'] as const;
export type Action = (typeof ACTIONS)[number];

/** The front of a card. */
export type Face = Kilometres | 'rest' | Action;

/**
 * K-1.1, K-1.2 — how many cards show each face. The sums of the groups (77, 12, 20) are printed; how a group is
 * divided is printed nowhere and is our reconstruction: nearly equal numbers.
 */
// prettier-ignore
export const DECK = [
  { face: 10,               count: 7, status: 'reconstructed' },
  { face: 20,               count: 7, status: 'reconstructed' },
  { face: 30,               count: 7, status: 'reconstructed' },
  { face: 40,               count: 7, status: 'reconstructed' },
  { face: 50,               count: 7, status: 'reconstructed' },
  { face: 60,               count: 6, status: 'reconstructed' },
  { face: 70,               count: 6, status: 'reconstructed' },
  { face: 80,               count: 6, status: 'reconstructed' },
  { face: 90,               count: 6, status: 'reconstructed' },
  { face: 100,              count: 6, status: 'reconstructed' },
  { face: 110,              count: 6, status: 'reconstructed' },
  { face: 120,              count: 6, status: 'reconstructed' },
  { face: 'rest',           count: 12, status: 'printed' },
  { face: 'lostFreight',    count: 5, status: 'reconstructed' },
  { face: 'levelCrossing',  count: 5, status: 'reconstructed' },
  { face: 'clearRoad',      count: 5, status: 'reconstructed' },
  { face: 'fullyClearRoad', count: 5, status: 'reconstructed' },
] as const satisfies readonly { face: Face; count: number; status: 'printed' | 'reconstructed' }[];

/** A card of the deck: its face and its number among the cards with that face, as in `40-3` or `lostFreight-2`. */
export type CardId = `${Face}-${number}`;

const cardsWith = ({ face, count }: (typeof DECK)[number]): CardId[] =>
  Array.from({ length: count }, (_, n): CardId => `${face}-${n + 1}`);

/** K-1.1 — all 109 cards. */
export const CARD_IDS: readonly CardId[] = DECK.flatMap(cardsWith);

const IDS: ReadonlySet<unknown> = new Set(CARD_IDS);

/** The face by each card that shows it, and by itself. */
const FACES: ReadonlyMap<CardId | Face, Face> = new Map(
  DECK.flatMap((row) => [row.face, ...cardsWith(row)].map((card) => [card, row.face] as const)),
);

/** Is this text the id of a card of the deck? */
export const isCard = (id: unknown): id is CardId => IDS.has(id);

/** The face of a card, given by its id or, if only the face is known, by the face. */
export const faceOf = (card: CardId | Face): Face => FACES.get(card)!;

/** K-1.1 — is it a kilometre card? */
export const isKilometres = (face: Face): face is Kilometres => typeof face === 'number';

/** K-1.1 — is it an action card? */
export const isAction = (face: Face): face is Action => !isKilometres(face) && face !== 'rest';
