import { screen, within } from '@testing-library/react';
import type { View } from '../../games/auf-achse-cards';
import { matchOf, whenever } from './cardTable';

/** A whole match of four, looked at from many sides. */
export const match = matchOf();

/** Has nobody laid a card yet? */
export const untouched = ({ raceLaid, counterLaid }: View) =>
  ![raceLaid, counterLaid].flatMap((laid) => Object.values(laid)).some(Boolean);

/** Somewhere in the second stage, before anybody has laid a card. */
export const [freshRound] = whenever(
  match,
  (view) => view.stage === 2 && view.round === 2 && untouched(view),
) as [number];

/** The cards of the reader. */
export const hand = () => screen.getByRole('group', { name: 'Your hand' });

/** The same, one by one. */
export const cards = () => within(hand()).getAllByRole('button');

/** What is read out, each by itself. */
export const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
