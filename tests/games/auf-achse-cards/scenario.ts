import type { Chance } from '../../../games/shared/chance';
import { perSeat, type PerSeat } from '../../../games/shared/seats';
import type { CardId } from '../../../games/auf-achse-cards/cards';
import type { CardHappening } from '../../../games/auf-achse-cards/happenings';
import { options, type Settings } from '../../../games/auf-achse-cards/options';
import { layForCounter, layToRace } from '../../../games/auf-achse-cards/rules/laying';
import { playOn } from '../../../games/auf-achse-cards/rules/round';
import type { State } from '../../../games/auf-achse-cards/state';

type About = Partial<Omit<State, 'options'>> & { readonly options?: Partial<Settings> };

/** A table of two, or of as many as have hands, empty but for what the test is about. */
export const scenario = (given: About = {}): State => {
  // not structuredClone: a list handed in for two piles shall become two piles
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

/** The same, once everybody has laid what they owe: the counter cards are about to be turned up. */
export const allLaid = (about: About): State => {
  const G = scenario({ hands: perSeat(Object.keys(about.sealed ?? {}), () => []), ...about });
  const everybody = perSeat(Object.keys(G.hands), () => true);
  return { ...G, raceLaid: everybody, counterLaid: { ...everybody } };
};

/** Chance that can be foreseen: shuffling turns a pile upside down. */
export const upsideDown: Chance = { Number: () => 0, Shuffle: (pile) => pile.toReversed() };

/** Lays cards one after the other and plays on after each, as the game does; answers with what was seen. */
export const lay = (
  G: State,
  ...cards: readonly (readonly [seat: string, where: 'race' | 'counter', card: CardId])[]
): CardHappening[] =>
  cards.flatMap(([seat, where, card]) => {
    (where === 'race' ? layToRace : layForCounter)(G, seat, card);
    return playOn(G, upsideDown);
  });
