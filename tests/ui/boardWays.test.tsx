/** @jest-environment ./tests/jsdom.ts */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { contractOf, stepsBetween } from '../../games/auf-achse-board';
import { detoursBy, spacesAway, spacesTo } from '../../ui/boards/auf-achse-board/table/detours';
import { jam } from '../games/auf-achse-board/asked';
import { auction, contract } from '../games/auf-achse-board/decisions';
import { AWAY, scenario, type About } from '../games/auf-achse-board/scenario';
import { sitDown } from './boardSeat';
import { freshBrowser } from './cardTable';

beforeEach(freshBrowser);

const id = contract('berlin', 'trieste');

/** In Hamburg with goods waiting in Berlin, three spaces away. */
const inHamburg = (about: About = {}) =>
  scenario({ trucks: { 0: 'hamburg', 1: AWAY, 2: 'wien' }, hands: { 0: [id], 1: [], 2: [] }, ...about });

describe('B-9.3, B-10.2 spaces to go are counted round the signs', () => {
  const straight = stepsBetween('hamburg', 'berlin');

  test.each<[string, About]>([
    ['road works', { roadworks: 'hamburg-berlin.2' }],
    ['a jam', { jam: { ...jam, space: 'hamburg-berlin.2' } }],
  ])('%s', (_, about) => {
    expect(spacesTo(inHamburg(), 'hamburg', 'berlin')).toBe(straight);
    expect(spacesTo(inHamburg(about), 'hamburg', 'berlin')).toBeGreaterThan(straight);
    expect(spacesAway(inHamburg(about), '0', id)).toBe(spacesTo(inHamburg(about), 'hamburg', 'berlin'));
  });

  test('B-10.3 as far as into a jammed city, and as the roads go where none is open', () => {
    expect(spacesTo(inHamburg({ jam: { ...jam, space: 'berlin' } }), 'hamburg', 'berlin')).toBe(straight);
    const blocked = inHamburg({ roadworks: 'flensburg-hamburg.1' });
    expect(spacesTo(blocked, 'hamburg', 'flensburg')).toBe(2);
  });

  test('aboard they are those to where the goods go', () => {
    const G = inHamburg({ hands: { 0: [], 1: [], 2: [] }, aboard: { 0: [id] } });
    expect(spacesAway(G, '0', id)).toBe(stepsBetween('hamburg', contractOf(id).to));
  });

  test('on the sign of a contract', async () => {
    const G = inHamburg({ roadworks: 'hamburg-berlin.2' });
    const { container } = await sitDown(G);
    const away = spacesTo(G, 'hamburg', 'berlin');
    expect(container.querySelector(`[data-contract=${id}]`)).toHaveTextContent(`${away} to the loading city`);
  });

  test('in an auction', async () => {
    const G = inHamburg({
      hands: { 0: [], 1: [], 2: [] },
      roadworks: 'hamburg-berlin.2',
      turn: { seat: '1' },
      tasks: [auction({ contract: id, caller: '1', highest: null })],
    });
    await sitDown(G);
    const away = spacesTo(G, 'hamburg', 'berlin');
    // beside the money, and on a phone below it
    expect(screen.getAllByText(new RegExp(`^${away} \\+ `))).toHaveLength(2);
  });
});

describe('B-9 whom road works would hold up', () => {
  const straight = stepsBetween('hamburg', 'berlin');

  test('whoever has to drive round them, and by how much', () => {
    const [detour, ...others] = detoursBy(inHamburg(), '0', 'hamburg-berlin.2')!;
    expect(others).toEqual([]);
    expect(detour).toEqual({
      city: 'berlin',
      before: straight,
      after: spacesTo(inHamburg({ roadworks: 'hamburg-berlin.2' }), 'hamburg', 'berlin'),
    });
    expect(detour!.after).toBeGreaterThan(straight);
  });

  test('nobody where no way leads', () => {
    expect(detoursBy(inHamburg(), '0', 'graz-trieste.1')).toEqual([]);
  });

  test('whoever is left without a way', () => {
    const G = inHamburg({ hands: { 0: [contract('flensburg', 'wien')], 1: [], 2: [] } });
    expect(detoursBy(G, '0', 'flensburg-hamburg.1')).toEqual([
      { city: 'flensburg', before: 2, after: undefined },
    ]);
  });

  test('B-10.3 whoever is on the way into a jammed city as well', () => {
    const G = inHamburg({ jam: { ...jam, space: 'berlin' } });
    expect(detoursBy(G, '0', 'hamburg-berlin.2')).toEqual(detoursBy(inHamburg(), '0', 'hamburg-berlin.2'));
  });

  test('of those nothing is told whose plans do not lie open', () => {
    expect(detoursBy(inHamburg(), '2', 'hamburg-berlin.2')).toBeUndefined();
  });
});
