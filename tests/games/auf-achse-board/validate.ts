/** A city, as far as the validator needs it. */
type City = { readonly id: string; readonly name: string };

type Road = {
  readonly from: string;
  readonly to: string;
  readonly spaces: number;
  readonly events: readonly number[];
};

type Contract = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly goods: number;
  readonly revenue: number;
  readonly prices: readonly number[];
};

type EventCard = { readonly id: string; readonly title: string; readonly city?: string };

/** The tables that an owner of the game may correct. */
export type Tables = {
  readonly cities: readonly City[];
  readonly roads: readonly Road[];
  readonly contracts: readonly Contract[];
  readonly events: readonly EventCard[];
};

/** B-1.1 — the known number of cards of each kind in the box. */
export const KNOWN = { contracts: 52, events: 31 } as const;

const LINES = 5;
const GOODS = { least: 2, most: 6 };

/** A sentence if something is wrong. */
const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);

const isWhole = (number: number, least: number, most = Infinity): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** Each text that occurs more than once, listed once. */
const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, at) => texts.indexOf(text) !== at)),
];

/** The name of a road, the same from either end. */
const roadName = ({ from, to }: Road): string => [from, to].toSorted().join(' – ');

const faultsOfCities = ({ cities, roads }: Tables): string[] => [
  ...repeated(cities.map(({ id }) => id)).map((id) => `There are two cities with the id "${id}".`),
  ...repeated(cities.map(({ name }) => name)).map((name) => `There are two cities called ${name}.`),
  ...cities.flatMap(({ id }) => [
    // the names of road spaces are composed with '-' and '.'
    ...unless(/^[a-z]+$/.test(id), `The id of the city "${id}" is not all small letters a–z.`),
    ...unless(
      roads.some(({ from, to }) => from === id || to === id),
      `No road leads to ${id}.`,
    ),
  ]),
];

const faultsOfRoad = ({ cities }: Tables, road: Road): string[] => {
  const { from, to, spaces, events } = road;
  const name = roadName(road);
  return [
    ...[from, to]
      .filter((end) => !cities.some(({ id }) => id === end))
      .map((end) => `The road ${name} ends in "${end}", which is no city.`),
    ...unless(from !== to, `The road ${name} comes back to where it begins.`),
    ...unless(isWhole(spaces, 1), `The road ${name} has no whole number of spaces, or none.`),
    ...events
      .filter((event) => !isWhole(event, 1, spaces))
      .map((event) => `The road ${name} has no space ${event} to draw an event card on.`),
    ...unless(new Set(events).size === events.length, `The road ${name} names an event space twice.`),
  ];
};

/**
 * B-1.2 — the known facts of the network: Flensburg is connected only to Hamburg, by one space, and nothing else is a
 * dead end.
 */
const faultsOfNetwork = ({ cities, roads }: Tables): string[] => {
  const roadsAt = (city: string) => roads.filter(({ from, to }) => from === city || to === city);
  const reached = new Set(cities.slice(0, 1).map(({ id }) => id));
  for (const city of reached)
    for (const { from, to } of roadsAt(city)) reached.add(from === city ? to : from);
  const northern = roads.find((road) => roadName(road) === 'flensburg – hamburg');
  return [
    ...repeated(roads.map(roadName)).map((name) => `The road ${name} is there twice.`),
    ...unless(
      northern?.spaces === 1,
      'There is not exactly one space between Hamburg and Flensburg, as the rules say.',
    ),
    ...unless(roadsAt('flensburg').length === 1, 'Flensburg is not the end of one single road.'),
    ...cities
      .filter(({ id }) => id !== 'flensburg' && roadsAt(id).length === 1)
      .map(({ id }) => `${id} is a dead end; only Flensburg is one.`),
    ...cities
      .filter(({ id }) => !reached.has(id))
      .map(({ id }) => `${id} cannot be reached from ${cities[0]!.id}.`),
    ...unless(
      roads.some(({ events }) => events.length > 0),
      'No road has an event space.',
    ),
  ];
};

const faultsOfContract = ({ cities }: Tables, contract: Contract): string[] => {
  const { id, from, to, goods, revenue, prices } = contract;
  return [
    ...[from, to]
      .filter((end) => !cities.some((city) => city.id === end))
      .map((end) => `${id}: "${end}" is no city.`),
    ...unless(from !== to, `${id}: it begins where it ends.`),
    ...unless(
      isWhole(goods, GOODS.least, GOODS.most),
      `${id}: it is for ${goods} goods, not for ${GOODS.least} to ${GOODS.most}.`,
    ),
    ...unless(isWhole(revenue, 1), `${id}: its revenue is no whole sum above 0.`),
    ...unless(prices.length === LINES, `${id}: it has ${prices.length} lines, not ${LINES}.`),
    ...prices.flatMap((price, at) => [
      ...unless(isWhole(price, 1), `${id}: line ${at + 1} costs no whole sum above 0.`),
      ...unless(price < revenue, `${id}: line ${at + 1} leaves no profit.`),
      ...unless(
        at === 0 || price > prices[at - 1]!,
        `${id}: line ${at + 1} does not cost more than line ${at}.`,
      ),
    ]),
  ];
};

const faultsOfEvents = ({ cities, events }: Tables): string[] => [
  ...unless(events.length === KNOWN.events, `There are ${events.length} event cards, not ${KNOWN.events}.`),
  ...repeated(events.map(({ id }) => id)).map((id) => `There are two event cards with the id "${id}".`),
  ...repeated(events.map(({ title }) => title)).map((title) => `There are two event cards called ${title}.`),
  ...events.flatMap(({ title, city }) =>
    unless(
      city === undefined || cities.some(({ id }) => id === city),
      `${title}: "${city}" is no city on the map.`,
    ),
  ),
];

/**
 * B-1.2 — contradictions between these tables and what is known of the game, as sentences; empty if there are none.
 */
export const faultsOf = (tables: Tables): string[] => [
  ...faultsOfCities(tables),
  ...tables.roads.flatMap((road) => faultsOfRoad(tables, road)),
  ...faultsOfNetwork(tables),
  ...unless(
    tables.contracts.length === KNOWN.contracts,
    `There are ${tables.contracts.length} contracts, not ${KNOWN.contracts}.`,
  ),
  ...repeated(tables.contracts.map(({ id }) => id)).map((id) => `There are two contracts with the id ${id}.`),
  ...tables.contracts.flatMap((contract) => faultsOfContract(tables, contract)),
  ...faultsOfEvents(tables),
];
