/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { fireEvent, within } from '@testing-library/react';
import {
  counterTotal,
  faceOf,
  isPaused,
  raceScore,
  type CardId,
  type View,
} from '../../games/auf-achse-cards';
import { freshBrowser, lookAt, matchOf, placeWhere, sitDown, whenever, windowOf } from './cardTable';
import { speak } from './browser';

const match = matchOf();

const untouched = ({ raceLaid, counterLaid }: View) =>
  ![raceLaid, counterLaid].flatMap((laid) => Object.values(laid)).some(Boolean);

const [first] = whenever(match, (view) => view.round === 2 && untouched(view)) as [number];
const [second] = whenever(match, (view) => view.stage === 2 && view.round === 2 && untouched(view)) as [
  number,
];

const notice = () => document.querySelector('[data-notice]')!.textContent.replaceAll(/\s+/g, ' ');

const pick = (card: CardId) => fireEvent.click(document.querySelector(`[data-place="card-${card}"] button`)!);

type Place = 'race' | 'counter' | 'extra1' | 'extra2';

const bay = (place: Place) => document.querySelector<HTMLElement>(`[data-place="bay-${place}"]`)!;

/** What is written there of what would come of it. */
const figure = (place: Place) => bay(place).querySelector<HTMLElement>('[data-figure]')?.dataset['figure'];

const isCrossing = (card: CardId | 'back') => card !== 'back' && faceOf(card) === 'levelCrossing';

const isKilometres = (card: CardId | 'back'): card is CardId =>
  card !== 'back' && typeof faceOf(card) === 'number';

/** What the bar beside the line says. */
const tone = () => document.querySelector<HTMLElement>('[data-notice]')!.dataset['tone'];

const viewAt = (at: number, of = match) => lookAt(of, at, '0').view;

/** A card of the hand for which something holds. */
const cardWhere = (at: number, holds: (card: CardId) => boolean, of = match) =>
  viewAt(at, of).hands['0']!.find((card) => card !== 'back' && holds(card)) as CardId;

/** What the own trip is worth then, and what it would be with a card more. */
const kmAt =
  (at: number) =>
  (card?: CardId): number =>
    raceScore([...(viewAt(at).races['0'] as CardId[]), ...(card ? [card] : [])].map(faceOf));

beforeEach(freshBrowser);

describe('the line over the hand', () => {
  test('with nothing picked says what is to be done, the aim, and from the second stage on how it stands', async () => {
    const { unmount } = await sitDown(match, first, '0');
    expect(notice()).toContain('One card to the trip, one for the counter.');
    expect(notice()).toContain('The most kilometres win; at 250 km on the counter the stage ends.');
    unmount();
    await sitDown(match, second, '0');
    expect(notice()).toMatch(
      /You (lead by \d+ km|are \d+ km behind \w+|are level with \w+)\. At \d+ km on the counter the stage ends\./,
    );
  });

  test('on a phone stands beside the first place of a trip what the trip is to become', async () => {
    windowOf(390, 844);
    await sitDown(match, 0, '0');
    const trip = document.querySelector<HTMLElement>('[data-place="own-race"]')!;
    const [rule, ...others] = within(trip).getAllByText(/each card higher than the one before/);
    expect(rule!.closest('p')!.previousElementSibling).toHaveClass('place');
    expect(others).toEqual([]);
  });

  test('on a phone leaves out from the second stage on what stands right above it', async () => {
    windowOf(390, 844);
    const { unmount } = await sitDown(match, first, '0');
    expect(notice()).toContain('at 250 km on the counter the stage ends.');
    unmount();
    await sitDown(match, second, '0');
    expect(notice()).toMatch(/You (lead by|are) .*\./);
    expect(notice()).not.toContain('the stage ends');
  });

  test('says of a picked card what it would do in each place, and the places show it', async () => {
    const view = viewAt(first);
    const card = cardWhere(first, (id) => typeof faceOf(id) === 'number');
    await sitDown(match, first, '0');
    const km = raceScore([...(view.races['0'] as CardId[]), card].map(faceOf));
    const total = counterTotal([...view.counter, faceOf(card)]);
    expect(figure('counter')).toBe(`${counterTotal(view.counter)}`);
    pick(card);
    expect(notice()).toContain(`${faceOf(card)}: to your trip ${km} km`);
    expect(notice()).toContain(`on the counter ${total} of 250`);
    expect(figure('race')).toBe(`${km}\u00a0km`);
    expect(figure('counter')).toBe(`${total}`);
  });

  test.each([
    ['race', 'One more card, for the counter.', 'One more card, to the trip.'],
    ['counter', 'One more card, to the trip.', 'One more card, for the counter.'],
  ] as const)('K-3.1 with one card ready at the %s asks for the other', async (place, asked, other) => {
    const [one, second] = viewAt(first).hands['0'] as [CardId, CardId];
    await sitDown(match, first, '0');
    pick(one);
    fireEvent.click(bay(place));
    expect(notice()).toContain('Ready');
    expect(notice()).toContain(asked);
    expect(notice()).not.toContain(other);
    pick(second);
    fireEvent.click(bay(place === 'race' ? 'counter' : 'race'));
    expect(notice()).toContain('Ready');
    expect(notice()).not.toMatch(/One more card/);
  });

  test('K-6.4 of two more cards for the trip the second is seen after the first', async () => {
    const [found, at] = placeWhere(
      (view) => isPaused(view) && view.extra['0'] === 2 && view.hands['0']!.filter(isKilometres).length > 1,
    );
    const { races, hands } = viewAt(at, found);
    const kmWith = (...cards: readonly CardId[]) =>
      raceScore([...(races['0'] as CardId[]), ...cards].map(faceOf));
    const [one, other] = hands['0']!.filter(isKilometres) as [CardId, CardId];
    await sitDown(found, at, '0');
    expect(figure('extra2')).toBe(`${kmWith()}\u00a0km`);
    pick(one);
    fireEvent.click(bay('extra1'));
    expect(figure('extra2')).toBe(`${kmWith(one)}\u00a0km`);
    pick(other);
    expect(figure('extra2')).toBe(`${kmWith(one, other)}\u00a0km`);
    expect(notice()).toContain(`${faceOf(other)}: to your trip ${kmWith(one, other)} km`);
  });

  test.each([
    ['en', 'you pick the order'],
    ['fr', 'à toi de choisir l’ordre'],
    ['de', 'die Reihenfolge wählst du'],
    ['cs', 'pořadí si vybereš'],
  ] as const)('K-6.4 of two more cards the reader chooses the order, in %s', async (language, words) => {
    const [found, at] = placeWhere((view) => isPaused(view) && view.extra['0'] === 2);
    await speak(language);
    await sitDown(found, at, '0');
    expect(notice()).toContain(words);
  });

  test('K-6.2 a card beside the own level crossing leaves the trip as it is, and that is said', async () => {
    const [found, at] = placeWhere(
      (view) => view.races['0']!.length > 0 && untouched(view) && view.hands['0']!.some(isCrossing),
    );
    const crossing = cardWhere(at, isCrossing, found);
    const card = cardWhere(at, (id) => typeof faceOf(id) === 'number', found);
    await sitDown(found, at, '0');
    const before = figure('race');
    pick(card);
    expect(notice()).not.toContain('level crossing');
    pick(crossing);
    fireEvent.click(bay('counter'));
    pick(card);
    expect(figure('race')).toBe(before);
    expect(notice()).toContain(`again ${before!.replace('\u00a0', ' ')} after your level crossing`);
  });

  test('says of an action card that it is nothing but a break in the trip', async () => {
    const at = whenever(match, (view, at) => {
      if (!untouched(view) || at === 0) return false;
      return view.hands['0']!.some(
        (card) => card !== 'back' && typeof faceOf(card) === 'string' && faceOf(card) !== 'rest',
      );
    })[0]!;
    const card = cardWhere(at, (id) => typeof faceOf(id) === 'string' && faceOf(id) !== 'rest');
    await sitDown(match, at, '0');
    pick(card);
    expect(notice()).toContain('to your trip 0 km, nothing but a break');
    expect(figure('race')).toBe('0\u00a0km');
  });

  test('says of an action card that acts on trips how many cards, not how many km the counter would show', async () => {
    const acts = {
      levelCrossing: '−1\u00a0card',
      clearRoad: '+1\u00a0card',
      fullyClearRoad: '+2\u00a0cards',
    };
    for (const [face, words] of Object.entries(acts)) {
      const [found, at] = placeWhere((view) => {
        const isWaiting = view.round > 1 && untouched(view);
        return isWaiting && view.hands['0']!.some((card) => card !== 'back' && faceOf(card) === face);
      });
      const { unmount } = await sitDown(found, at, '0');
      pick(cardWhere(at, (id) => faceOf(id) === face, found));
      expect(figure('counter')).toBe(words);
      unmount();
    }
  });

  test('marks a card by which the trip would be worth less, and no other one', async () => {
    const [at] = whenever(match, (view, at) => {
      if (at === 0 || !untouched(view) || !view.hands['0']!.length) return false;
      const km = kmAt(at);
      const all = (view.hands['0'] as CardId[]).map(km);
      return Math.min(...all) < km() && Math.max(...all) > km();
    }) as [number];
    const km = kmAt(at);
    await sitDown(match, at, '0');
    expect(tone()).toBe('due');
    pick(cardWhere(at, (card) => km(card) > km()));
    expect(tone()).toBe('ready');
    pick(cardWhere(at, (card) => km(card) < km()));
    expect(tone()).toBe('loss');
    fireEvent.pointerEnter(bay('counter'));
    expect(tone()).toBe('ready');
    fireEvent.pointerLeave(bay('counter'));
    fireEvent.click(bay('race'));
    expect(tone()).toBe('loss');
  });

  test('under the pointer one place tells what would follow, with its paragraph', async () => {
    const card = cardWhere(first, (id) => typeof faceOf(id) === 'number');
    await sitDown(match, first, '0');
    pick(card);
    fireEvent.pointerEnter(bay('counter'));
    expect(notice()).toMatch(/on the counter: .+ of 250/);
    expect(within(document.querySelector<HTMLElement>('[data-notice]')!).getByRole('link')).toHaveTextContent(
      /K-5\.\d/,
    );
    fireEvent.pointerLeave(bay('counter'));
    expect(notice()).toContain('to your trip');
  });

  test('from memory nobody is told what the own trip is worth', async () => {
    const blind = matchOf({ options: { ownRace: 'memory' } });
    const [at] = whenever(blind, (view) => view.round === 2 && untouched(view)) as [number];
    const { view } = lookAt(blind, at, '0');
    const card = view.hands['0']!.find((one) => typeof faceOf(one as CardId) === 'number') as CardId;
    await sitDown(blind, at, '0');
    pick(card);
    expect(notice()).toContain('to your trip: one more face-down card');
    expect(figure('race')).toBeUndefined();
  });

  test('an action card that lies for the counter of somebody else is not foreseen', async () => {
    const [found, at] = placeWhere(
      (view) =>
        view.round > 1 &&
        view.counterLaid['1']! &&
        !view.raceLaid['0'] &&
        !view.counterLaid['0'] &&
        view.hands['0']!.some((card) => typeof faceOf(card as CardId) === 'number'),
    );
    const card = cardWhere(at, (id) => typeof faceOf(id) === 'number', found);
    await sitDown(found, at, '0');
    pick(card);
    expect(notice()).toContain(
      `on the counter ${counterTotal([...viewAt(at, found).counter, faceOf(card)])} of 250`,
    );
  });

  test.each(['de', 'fr', 'cs'])(
    'on a phone and in %s every card of the hand has its sentence',
    async (language) => {
      windowOf(390, 844);
      await speak(language as 'de');
      await sitDown(match, first, '0');
      const said = viewAt(first).hands['0']!.map((card) => {
        pick(card as CardId);
        const words = notice();
        pick(card as CardId);
        return words;
      });
      for (const words of said) expect(words).not.toMatch(/foresee|{{|undefined/);
      const faces = viewAt(first).hands['0']!.map((card) => faceOf(card as CardId));
      expect(new Set(said).size).toBe(new Set(faces).size);
    },
  );
});
