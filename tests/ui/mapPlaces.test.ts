import { CITIES, ROADS, SPACES, isCity, type Space } from '../../games/auf-achse-board';
import { BORDERS, COUNTRIES } from '../../ui/boards/auf-achse-board/map/geography';
import { distance, pointsAlong } from '../../ui/kit/drawing/curves';
import { doMeet, isWithin, nearestIn, sharedArea } from '../../ui/kit/drawing/boxes';
import { PLANE } from '../../ui/boards/auf-achse-board/map/plane';
import { LANES, ROAD_POINTS, pointOf } from '../../ui/boards/auf-achse-board/map/lanes';
import { OVALS, PEAKS } from '../../ui/boards/auf-achse-board/map/scenery';
import { SIGNS } from '../../ui/boards/auf-achse-board/map/townSigns';
import { CITY_PLACES, PINNED_SIGNS, ROAD_BOWS } from '../../ui/boards/auf-achse-board/places';

/** How wide a space is drawn, its outline included. */
const SPACE_WIDTH = 33;

describe('the places of the map', () => {
  test('every city and every space has one inside the map', () => {
    for (const space of SPACES) expect([space, isWithin(pointOf(space), PLANE, -16)]).toEqual([space, true]);
    expect(Object.keys(CITY_PLACES).toSorted()).toEqual(CITIES.map(({ id }) => id).toSorted());
  });

  test('every bow belongs to a road, every pinned sign to a city', () => {
    const roads = new Set(ROADS.map(({ from, to }) => `${from}-${to}`));
    expect(Object.keys(ROAD_BOWS).filter((id) => !roads.has(id))).toEqual([]);
    expect(Object.keys(PINNED_SIGNS).filter((id) => !(id in CITY_PLACES))).toEqual([]);
  });

  test('no two spaces are closer than their size', () => {
    const near = SPACES.flatMap((one, n) =>
      SPACES.slice(n + 1)
        .filter((other) => distance(pointOf(one), pointOf(other)) < SPACE_WIDTH)
        .map((other) => `${one} ${other}`),
    );
    expect(near).toEqual([]);
  });

  test('a road divides evenly into its spaces: a straight one is driven in equal steps', () => {
    const { spaces } = LANES.find(({ id }) => id === 'hannover-berlin')!;
    const steps = spaces.slice(1).map((space, n) => distance(pointOf(spaces[n]!), pointOf(space)));
    for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 6);
  });

  test('a road with a bow leaves the straight line to the side its sign says', () => {
    const middle = pointOf('passau-wien.2');
    expect(middle.y).toBeLessThan((pointOf('passau').y + pointOf('wien').y) / 2 - 30);
  });

  test('no road runs through a space that is not its own', () => {
    const through = LANES.flatMap(({ id, spaces, line }) =>
      SPACES.filter(
        (space) =>
          !spaces.includes(space) && pointsAlong(line).some((point) => distance(point, pointOf(space)) < 22),
      ).map((space) => `${id} ${space}`),
    );
    expect(through).toEqual([]);
  });
});

describe('the town signs', () => {
  test('every town has one, inside the map', () => {
    expect(SIGNS.map(({ city }) => city)).toEqual(CITIES.map(({ id }) => id));
    for (const { box } of SIGNS) {
      expect(isWithin(box, PLANE)).toBe(true);
      expect(isWithin({ x: box.x + box.width, y: box.y + box.height }, PLANE)).toBe(true);
    }
  });

  test('no two of them overlap', () => {
    const overlapping = SIGNS.flatMap(({ city, box }, n) =>
      SIGNS.slice(n + 1)
        .filter((other) => doMeet(box, other.box))
        .map((other) => [city, other.city]),
    );
    expect(overlapping).toEqual([]);
  });

  test('none hides a space', () => {
    const hidden = SIGNS.flatMap(({ city, box }) =>
      SPACES.filter((space) => isWithin(pointOf(space), box, isCity(space) ? 8 : 6)).map((space) => [
        city,
        space,
      ]),
    );
    expect(hidden).toEqual([]);
  });

  test('no sign hides more of a truck than the edge of its roof', () => {
    const hidden = SPACES.flatMap((space) => {
      const { x, y } = pointOf(space);
      const truck = { x: x - 32, y: y - 34, width: 62, height: 36 };
      return SIGNS.filter(({ box }) => sharedArea(box, truck) > (truck.width * truck.height) / 5).map(
        ({ city }) => `${city} over a truck on ${space}`,
      );
    });
    expect(hidden).toEqual([]);
  });

  test('no sign stands nearer to another town than to its own', () => {
    const lost = SIGNS.filter(({ city, box }) => {
      const far = (town: Space) => distance(nearestIn(box, pointOf(town)), pointOf(town));
      return CITIES.some(({ id }) => far(id) < far(city));
    });
    expect(lost).toEqual([]);
  });
});

test('mountains and ovals leave the roads free', () => {
  expect(PEAKS.length).toBeGreaterThan(20);
  for (const at of [...PEAKS, ...OVALS])
    expect(Math.min(...ROAD_POINTS.map((point) => distance(point, at)))).toBeGreaterThan(15);
});

describe('the countries', () => {
  const letters = COUNTRIES.map(({ letters }) => letters);

  test('are those of 1987, on the ovals and along the borders', () => {
    const small = ['L', 'AL', 'BG', 'E'];
    const of1987 = new Set<string>([...letters, ...small]);
    expect(letters).toEqual(expect.arrayContaining(['D', 'DDR', 'ČS', 'YU']));
    expect(BORDERS.flatMap(({ between }) => between.split(' ')).filter((one) => !of1987.has(one))).toEqual(
      [],
    );
    for (const later of ['CZ', 'SK', 'SLO', 'HR', 'UA', 'RUS']) expect(of1987).not.toContain(later);
  });

  test('each of a city of the map, but the smallest, has an oval', () =>
    expect(CITIES.filter(({ country }) => country !== 'L' && !letters.includes(country))).toEqual([]));

  test('count as attested if a source names one of their cities', () => {
    for (const { letters, status, source } of COUNTRIES) {
      const isNamed = CITIES.some((city) => city.country === letters && city.status === 'attested');
      expect([letters, status]).toEqual([letters, isNamed ? 'attested' : 'reconstructed']);
      expect([letters, source !== '']).toEqual([letters, isNamed]);
    }
  });
});
