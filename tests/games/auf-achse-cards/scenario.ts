import type { Chance } from '../../../games/shared/chance';
import { perSeat, type PerSeat } from '../../../games/shared/seats';
import type { CardId } from '../../../games/auf-achse-cards/cards';
import type { CardHappening } from '../../../games/auf-achse-cards/happenings';
import { options, type Settings } from '../../../games/auf-achse-cards/options';
import { layForCounter, layToRace } from '../../../games/auf-achse-cards/rules/laying';
import { playOn } from '../../../games/auf-achse-cards/rules/round';
import { evolve } from '../../../games/auf-achse-cards/evolve';
import type { Play } from '../../../games/auf-achse-cards/move';
import { seenBy } from '../../../games/auf-achse-cards/seenBy';
import { turnUpCounter } from '../../../games/auf-achse-cards/rules/actionCards';
import type { State } from '../../../games/auf-achse-cards/state';

type About = Partial<Omit<State, 'options'>> & { readonly options?: Partial<Settings> };

/** A table of two players, or of as many as have hands, with only what the test needs. */
export const scenario = (given: About = {}): State => {
  // not structuredClone: a list given for two piles must become two separate piles
  const about = JSON.parse(JSON.stringify(given)) as About;
  const seats = Object.keys(about.hands ?? { 0: [], 1: [] });
  const each = <T>(told: PerSeat<T> | undefined, otherwise: () => T) =>
    perSeat(seats, (seat) => told?.[seat] ?? otherwise());
  return {
    stage: 1,
    round: 1,
    startPlayer: '0',
    counter: [],
    deck: [],
    discard: [],
    reshuffles: 0,
    ...about,
    options: { ...options.defaults, ...about.options },
    hands: each(about.hands, () => []),
    races: each(about.races, () => []),
    raceLaid: each(about.raceLaid, () => false),
    counterLaid: each(about.counterLaid, () => false),
    sealed: each<CardId | null>(about.sealed, () => null),
    extra: each(about.extra, () => 0),
    scores: each(about.scores, () => []),
  };
};

/** The same after everybody has laid all their cards: the counter cards are about to be turned up. */
export const allLaid = (about: About): State => {
  const G = scenario({ hands: perSeat(Object.keys(about.sealed ?? {}), () => []), ...about });
  const everybody = perSeat(Object.keys(G.hands), () => true);
  return { ...G, raceLaid: everybody, counterLaid: { ...everybody } };
};

/** A predictable random source: shuffling reverses a pile. */
export const upsideDown: Chance = { Number: () => 0, Shuffle: (pile) => pile.toReversed() };

/** Applies a rule to a table as in a match; returns the happenings that everybody sees. */
export const seenOf = (G: State, act: (play: Play) => void): CardHappening[] => {
  const told: CardHappening[] = [];
  const tell = (one: CardHappening) => {
    evolve(G, one);
    told.push(one);
  };
  act({ G, random: upsideDown, tell });
  return told.map((one) => seenBy(one, null, G));
};

/** Turns up a card that a seat has laid for the counter. */
export const turned = (G: State, seat: string, card: CardId): CardHappening[] => {
  G.sealed[seat] = card;
  return seenOf(G, (play) => turnUpCounter(play, seat));
};

/** Lays cards one after the other and plays on after each, as the game does; returns what happened. */
export const lay = (
  G: State,
  ...cards: readonly (readonly [seat: string, where: 'race' | 'counter', card: CardId])[]
): CardHappening[] =>
  cards
    .flatMap(([seat, where, card]) =>
      seenOf(G, (play) => {
        (where === 'race' ? layToRace : layForCounter)(play, seat, card);
        playOn(play);
      }),
    )
    .filter(({ type }) => type !== 'laid');
