import { boardGame } from '../../../games/auf-achse-board';
import { CONTRACT_IDS, contractOf, CONTRACTS, isContract } from '../../../games/auf-achse-board/contracts';
import { EVENT_IDS, eventOf, EVENTS, isEvent } from '../../../games/auf-achse-board/events';
import { CITIES, ROADS } from '../../../games/auf-achse-board/map';
import {
  FLENSBURG_ROAD,
  isCity,
  isEventSpace,
  isSpace,
  neighboursOf,
  ROAD_SPACES,
  SPACES,
  shortestWay,
  stepsBetween,
  townsAt,
} from '../../../games/auf-achse-board/network';
import { priceOf } from '../../../games/auf-achse-board/rules/auction';
import { roll } from '../../../games/auf-achse-board/rules/dice';
import { GOODS, TRAILERS, TRUCK_CAPACITY } from '../../../games/auf-achse-board/trailers';
import { faultsOf, KNOWN, type Tables } from './validate';
import { dice } from './scenario';

const TABLES: Tables = { cities: CITIES, roads: ROADS, contracts: CONTRACTS, events: EVENTS };

/** The same rows with one of them changed. */
const altered = <Row>(rows: readonly Row[], at: number, change: Partial<Row>): Row[] =>
  rows.map((row, n) => (n === at ? { ...row, ...change } : row));

const northern = ROADS.findIndex(({ from, to }) => [from, to].includes('flensburg') && from !== to);
const sample = CONTRACTS[6]!;
const [one, two, three, four, five] = sample.prices;

describe('B-1 Components', () => {
  test('B-1.1 the known numbers of contracts and event cards, each with its own id', () => {
    const { contracts, events } = KNOWN;
    expect([CONTRACT_IDS.length, new Set(CONTRACT_IDS).size]).toEqual([contracts, contracts]);
    expect([EVENT_IDS.length, new Set(EVENT_IDS).size]).toEqual([events, events]);
    for (const id of CONTRACT_IDS) expect(contractOf(id).id).toBe(id);
    for (const id of EVENT_IDS) expect(eventOf(id).id).toBe(id);
  });
  test('B-1.1 four large trailers and four small ones, 48 goods, a truck for each of six players', () => {
    expect(TRAILERS).toEqual({
      large: { count: 4, capacity: 6, price: 3000 },
      small: { count: 4, capacity: 4, price: 2000 },
    });
    expect([GOODS, TRUCK_CAPACITY, boardGame.game.maxPlayers]).toEqual([48, 6, 6]);
  });
  test('B-1.1 the die has six faces, all equally likely', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => roll(dice(die)))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(roll({ Number: () => 0.999_999, Shuffle: (pile) => pile })).toBe(6);
  });
  test.each(['C00', 'C53', 'c01', 'back', '', null, 1, ['C01']])('B-1.1 %j is no contract', (id) =>
    expect(isContract(id)).toBe(false),
  );
  test.each(['Beifahrer', 'back', '', null, 1, ['beifahrer']])('B-1.1 %j is no event card', (id) =>
    expect(isEvent(id)).toBe(false),
  );

  test('B-1.2 the tables agree with what is known', () => expect(faultsOf(TABLES)).toEqual([]));

  test.each<[string, Partial<Tables>]>([
    [
      `There are ${KNOWN.contracts - 1} contracts, not ${KNOWN.contracts}.`,
      { contracts: CONTRACTS.slice(1) },
    ],
    [
      `There are ${KNOWN.contracts + 1} contracts, not ${KNOWN.contracts}.`,
      { contracts: [...CONTRACTS, { ...sample, id: 'C00' }] },
    ],
    ['There are two contracts with the id C07.', { contracts: altered(TABLES.contracts, 5, { id: 'C07' }) }],
    ['C07: "atlantis" is no city.', { contracts: altered(TABLES.contracts, 6, { from: 'atlantis' }) }],
    ['C07: "atlantis" is no city.', { contracts: altered(TABLES.contracts, 6, { to: 'atlantis' }) }],
    ['C07: it begins where it ends.', { contracts: altered(TABLES.contracts, 6, { to: sample.from }) }],
    ['C07: it is for 1 goods, not for 2 to 6.', { contracts: altered(TABLES.contracts, 6, { goods: 1 }) }],
    ['C07: it is for 7 goods, not for 2 to 6.', { contracts: altered(TABLES.contracts, 6, { goods: 7 }) }],
    [
      'C07: it is for 2.5 goods, not for 2 to 6.',
      { contracts: altered(TABLES.contracts, 6, { goods: 2.5 }) },
    ],
    [
      'C07: its revenue is no whole sum above 0.',
      { contracts: altered(TABLES.contracts, 6, { revenue: 0.5 }) },
    ],
    [
      'C07: it has 4 lines, not 5.',
      { contracts: altered(TABLES.contracts, 6, { prices: [one, two, three, four] }) },
    ],
    [
      'C07: it has 6 lines, not 5.',
      { contracts: altered(TABLES.contracts, 6, { prices: [1, one, two, three, four, five] }) },
    ],
    [
      'C07: line 3 does not cost more than line 2.',
      { contracts: altered(TABLES.contracts, 6, { prices: [one, two, two, four, five] }) },
    ],
    [
      'C07: line 5 leaves no profit.',
      { contracts: altered(TABLES.contracts, 6, { prices: [one, two, three, four, sample.revenue] }) },
    ],
    [
      'C07: line 1 costs no whole sum above 0.',
      { contracts: altered(TABLES.contracts, 6, { prices: [0, two, three, four, five] }) },
    ],
    [`There are ${KNOWN.events - 1} event cards, not ${KNOWN.events}.`, { events: EVENTS.slice(1) }],
    [
      'There are two event cards with the id "dokumente".',
      { events: altered(TABLES.events, 0, { id: 'dokumente' }) },
    ],
    [
      'There are two event cards called Dokumente.',
      { events: altered(TABLES.events, 0, { title: 'Dokumente' }) },
    ],
    ['Bahnverladung: "roma" is no city on the map.', { events: altered(TABLES.events, 0, { city: 'roma' }) }],
    [
      'There is not exactly one space between Hamburg and Flensburg, as the rules say.',
      { roads: altered(TABLES.roads, northern, { spaces: 2 }) },
    ],
    [
      'There is not exactly one space between Hamburg and Flensburg, as the rules say.',
      { roads: altered(TABLES.roads, northern, { to: 'berlin', from: 'flensburg' }) },
    ],
    [
      'Flensburg is not the end of one single road.',
      { roads: [...ROADS, { from: 'bremen', to: 'flensburg', spaces: 2, events: [] }] },
    ],
    [
      'atlantis is a dead end; only Flensburg is one.',
      {
        cities: [...CITIES, { id: 'atlantis', name: 'Atlantis' }],
        roads: [...ROADS, { from: 'bremen', to: 'atlantis', spaces: 2, events: [] }],
      },
    ],
    ['No road leads to atlantis.', { cities: [...CITIES, { id: 'atlantis', name: 'Atlantis' }] }],
    [
      'atlantis cannot be reached from flensburg.',
      {
        cities: [...CITIES, { id: 'atlantis', name: 'Atlantis' }, { id: 'avalon', name: 'Avalon' }],
        roads: [...ROADS, { from: 'avalon', to: 'atlantis', spaces: 2, events: [] }],
      },
    ],
    [
      'There are two cities with the id "bremen".',
      { cities: [...CITIES, { id: 'bremen', name: 'Bremen am Meer' }] },
    ],
    ['There are two cities called Bremen.', { cities: [...CITIES, { id: 'brema', name: 'Bremen' }] }],
    [
      'The id of the city "sankt-gallen" is not all small letters a–z.',
      { cities: [...CITIES, { id: 'sankt-gallen', name: 'Sankt Gallen' }] },
    ],
    [
      'The road atlantis – hamburg ends in "atlantis", which is no city.',
      { roads: [...ROADS, { from: 'hamburg', to: 'atlantis', spaces: 2, events: [] }] },
    ],
    [
      'The road hamburg – hamburg comes back to where it begins.',
      { roads: [...ROADS, { from: 'hamburg', to: 'hamburg', spaces: 7, events: [] }] },
    ],
    [
      'The road bremen – hamburg is there twice.',
      { roads: [...ROADS, { from: 'hamburg', to: 'bremen', spaces: 2, events: [] }] },
    ],
    [
      'The road bremen – hamburg is there twice.',
      { roads: [...ROADS, { from: 'bremen', to: 'hamburg', spaces: 2, events: [] }] },
    ],
    [
      'The road berlin – wien has no whole number of spaces, or none.',
      { roads: [...ROADS, { from: 'berlin', to: 'wien', spaces: 0, events: [] }] },
    ],
    [
      'The road berlin – wien has no space 4 to draw an event card on.',
      { roads: [...ROADS, { from: 'berlin', to: 'wien', spaces: 3, events: [4] }] },
    ],
    [
      'The road berlin – wien has no space 0 to draw an event card on.',
      { roads: [...ROADS, { from: 'berlin', to: 'wien', spaces: 3, events: [0] }] },
    ],
    [
      'The road berlin – wien names an event space twice.',
      { roads: [...ROADS, { from: 'berlin', to: 'wien', spaces: 3, events: [2, 2] }] },
    ],
    ['No road has an event space.', { roads: ROADS.map((road) => ({ ...road, events: [] })) }],
  ])('B-1.2 a broken table is found out: %s', (fault, broken) =>
    expect(faultsOf({ ...TABLES, ...broken })).toContain(fault),
  );
  test.each(['flensburg', 'wien', 'muenchen', 'frankfurt', 'kassel'] as const)(
    'B-1.2 a map without %s, which event cards name, is found out',
    (city) =>
      expect(
        faultsOf({ ...TABLES, cities: CITIES.filter(({ id }) => id !== city) }).filter((fault) =>
          fault.includes('is no city on the map'),
        ),
      ).not.toEqual([]),
  );

  test('B-1.2 the profit printed on a card is the revenue minus the price of the line', () => {
    for (const { id, revenue } of CONTRACTS)
      for (const line of [1, 2, 3, 4, 5]) expect(revenue - priceOf(id, line)).toBeGreaterThan(0);
  });
  test('B-1.2 every row names its origin', () => {
    for (const { status } of [...CITIES, ...ROADS, ...CONTRACTS])
      expect(['attested', 'reconstructed']).toContain(status);
    expect(ROADS[northern]!.status).toBe('attested');
    for (const { status, source } of CITIES) expect(source !== '').toBe(status === 'attested');
  });

  test('B-1.2 the network follows from the roads', () => {
    expect(SPACES).toHaveLength(CITIES.length + ROADS.reduce((sum, { spaces }) => sum + spaces, 0));
    expect(new Set(SPACES).size).toBe(SPACES.length);
    expect(ROAD_SPACES).toEqual(SPACES.filter((space) => !isCity(space)));
    expect(ROAD_SPACES.filter(isEventSpace)).toHaveLength(ROADS.flatMap(({ events }) => events).length);
    for (const space of SPACES) {
      for (const next of neighboursOf(space)) {
        expect(neighboursOf(next)).toContain(space);
        expect(stepsBetween(space, next)).toBe(1);
      }
      if (!isCity(space)) expect(neighboursOf(space)).toHaveLength(2);
    }
  });
  test('B-1.2 a space has a readable name', () => {
    expect(['hamburg', 'hamburg-berlin.2', FLENSBURG_ROAD].map(isSpace)).toEqual([true, true, true]);
    expect(['Hamburg', 'hamburg-berlin.99', 'hamburg-wien.1', null, 3].map(isSpace)).toEqual(
      Array(5).fill(false),
    );
    expect([townsAt('hamburg'), townsAt(FLENSBURG_ROAD)]).toEqual([['hamburg'], ['flensburg', 'hamburg']]);
    expect(isCity(null)).toBe(false);
  });
  test('B-1.2 the shortest way counts, in spaces', () => {
    expect(stepsBetween('hamburg', 'hamburg')).toBe(0);
    expect(stepsBetween('flensburg', 'hamburg')).toBe(2);
    expect(stepsBetween('hamburg', 'flensburg')).toBe(2);
  });
  test('B-1.2 the shortest way leads from neighbour to neighbour', () => {
    for (const { from, to } of CONTRACT_IDS.map(contractOf)) {
      const way = shortestWay(from, to);
      expect([way[0], way.at(-1), way.length]).toEqual([from, to, stepsBetween(from, to) + 1]);
      for (const [at, space] of way.slice(1).entries()) expect(neighboursOf(way[at]!)).toContain(space);
    }
  });
});
