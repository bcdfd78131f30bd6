/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import * as boardGame from './boardSeat';
import { freshBrowser, windowOf } from './cardTable';
import * as race from './raceSeat';

const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

/** How many of those who play are named in a list of that name. */
const namedIn = (list: string, seats: readonly { readonly name?: string | undefined }[]) => {
  const region = screen.getByRole('region', { name: list });
  return seats.filter(({ name }) => within(region).queryByText(name!, { exact: false })).length;
};

beforeEach(freshBrowser);

describe('who only watches sees at once how everybody stands', () => {
  test.each([
    ['a phone', 390, 844, ['Players', 'Market', 'Log']],
    ['a phone held sideways', 844, 390, ['Players', 'Market', 'Log']],
    ['a tablet', 820, 1180, ['Market', 'Log']],
    ['a desk', 1440, 900, []],
  ])('the board game on %s', async (_, width, height, shown) => {
    windowOf(width, height);
    await boardGame.sitDown(boardGame.inKoeln(), null);
    expect(tabs()).toEqual(shown);
    expect(namedIn('Players', boardGame.SEATS)).toBe(boardGame.SEATS.length);
  });

  test.each([
    ['a phone', 390, 844],
    ['a phone held sideways', 844, 390],
  ])('the race on %s', async (_, width, height) => {
    windowOf(width, height);
    await race.sitDown(race.inRace(), null);
    expect(tabs()).toEqual(['Ranking', 'Points', 'Log']);
    expect(namedIn('Ranking', race.SEATS)).toBe(race.SEATS.length);
  });
});

test('who plays has the own things there', async () => {
  windowOf(390, 844);
  await boardGame.sitDown(boardGame.inKoeln());
  expect(tabs()).toEqual(['Turn', 'Mine', 'Market', 'Players', 'Log']);
});
