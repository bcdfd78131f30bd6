import type { PlayerID } from 'boardgame.io';
import { perSeat } from '../../shared/seats';
import { BASE_SET_UP, deckOf } from '../cards';
import type { Dealt } from '../happenings';
import type { Play } from '../move';
import { isAdvanced, isNuisance, roadOf, seatsOf, type State } from '../state';
import { HAND } from './hands';
import { partDeck } from './stacks';

/**
 * shuffles the piles and deals the first hands; in the advanced game the players have drawn theirs.
 */
const dealFor = ({ G, random }: Play): Dealt => {
  const seats = seatsOf(G);
  const dealt = perSeat(G.grid, (car) => {
    if (isNuisance(G, car)) return { hand: [], pile: random.Shuffle(deckOf(car)), aside: [] };
    if (isAdvanced(G)) return { hand: [...G.hands[car]!], pile: [], aside: [...G.aside[car]!] };
    // the basic game leaves out 6 6 5 4
    const { drive, aside } = partDeck(random.Shuffle(deckOf(car)), BASE_SET_UP);
    const pile = random.Shuffle(drive);
    const hand = pile.splice(-HAND.basic).toReversed();
    return { hand, pile, aside };
  });
  return {
    hands: perSeat(seats, (seat) => dealt[seat]!.hand),
    piles: perSeat(G.grid, (car) => dealt[car]!.pile),
    stacks: perSeat(seats, (seat) => G.stacks[seat]!.map((stack) => [...stack])),
    pitCards: perSeat(seats, (seat) => [...G.pitCards[seat]!]),
    aside: perSeat(seats, (seat) => dealt[seat]!.aside),
  };
};

/** marks a seat as ready; once all are, they set up their cars or the race starts. */
export const beReady = (play: Play, seat: PlayerID): void => {
  const { G, random, tell } = play;
  tell({ type: 'ready', seat });
  if (!Object.values(G.ready).every(Boolean)) return;
  if (G.stage === 'grid' && isAdvanced(G)) {
    // shuffled here, so that it does not matter who chooses a set-up first
    const decks = perSeat(seatsOf(G), (one) => random.Shuffle(deckOf(one)));
    tell({ type: 'settingUp', decks, piles: perSeat(G.grid, (car) => [...G.piles[car]!]) });
  } else tell({ type: 'start', race: G.race, circuit: roadOf(G).circuit.id, dealt: dealFor(play) });
};

/** does the seat hold its starting cards? */
export const hasStartingCards = (G: State, seat: PlayerID): boolean =>
  G.hands[seat]!.length === HAND.advanced;
