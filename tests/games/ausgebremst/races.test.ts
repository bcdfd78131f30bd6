import { racingGame } from '../../../games/ausgebremst';
import type { PlayerID } from 'boardgame.io';
import { SET_UP_IDS, type CarId } from '../../../games/ausgebremst/cards';
import { CIRCUITS } from '../../../games/ausgebremst/circuits';
import type { RaceHappening } from '../../../games/ausgebremst/happenings';
import type { Settings } from '../../../games/ausgebremst/options';
import type { State } from '../../../games/ausgebremst/state';
import { setup } from '../../../games/ausgebremst/setup';
import { ASIDE } from '../../../games/ausgebremst/piles';
import { stacksLeft } from '../../../games/ausgebremst/rules/stacks';
import { seededChance, type Chance } from '../../../games/shared/chance';
import type { LegalMove } from '../../../games/shared/legality';
import { perSeat } from '../../../games/shared/seats';

/** The number of races: all circuits, 3–6 players, both games, every option, several times. */
const RACES = Number(process.env['RACES'] ?? 512);

/** More moves than any race takes, including the set-up. */
const LONGEST = 1_500;

/** The race with this number: circuits change fastest, then players, games, pit stops, stacks. */
const raceNo = (number: number): { players: number; options: Settings } => {
  const digit = (base: number, below: number) => Math.floor(number / below) % base;
  return {
    players: 3 + digit(4, 8),
    options: {
      circuits: String(CIRCUITS[digit(8, 1)]!.number),
      game: digit(2, 32) ? 'advanced' : 'basic',
      pitStop: digit(2, 64) ? 'missTurn' : 'halt',
      stacks: digit(2, 128) ? 'open' : 'memory',
    },
  };
};

type Drawn = { readonly listed: readonly LegalMove[]; readonly random: Chance };

const anyOf = <T>(items: readonly T[], random: Chance): T =>
  items[Math.floor(random.Number() * items.length)]!;

/** Ways of choosing: a random move, always the highest card, waiting wherever it is allowed. */
const TEMPERS: readonly ((drawn: Drawn) => LegalMove)[] = [
  ({ listed, random }) => anyOf(listed, random),
  ({ listed, random }) => {
    const drives = listed.filter(({ move }) => move === 'drive');
    const highest = Math.max(...drives.map(({ args }) => Number.parseInt(args[0] as string, 10)));
    return drives.length
      ? anyOf(
          drives.filter(({ args }) => (args[0] as string).startsWith(`${highest}-`)),
          random,
        )
      : anyOf(listed, random);
  },
  ({ listed, random }) => listed.find(({ move }) => move === 'wait') ?? anyOf(listed, random),
  ({ listed, random }) => {
    const stops = listed.filter(({ args }) => String(args[1]).includes('-pit'));
    return anyOf(stops.length ? stops : listed, random);
  },
];

/** A step of setting up a car: there are a hundred to choose from, and none leads to a dead end. */
const settingUp = (G: State, seat: PlayerID, random: Chance): LegalMove => {
  if (G.setUps[seat] === null) return { move: 'chooseSetUp', args: [anyOf(SET_UP_IDS, random)] };
  const [card] = G.unsorted[seat]!;
  if (card) return { move: 'lay', args: [card, anyOf([0, 1, 2, 3], random)] };
  const [leftOut] = G.leftOut[seat]!;
  return leftOut
    ? { move: 'lay', args: [leftOut, ASIDE] }
    : { move: 'draw', args: [anyOf(stacksLeft(G, seat), random)] };
};

/** What is wrong after a move, while a race goes on. */
const faultOf = (G: State, before: Readonly<Record<CarId, number>>): string | undefined => {
  const spaces = Object.values(G.cars).flatMap(({ space }) => space ?? []);
  if (new Set(spaces).size < spaces.length) return 'two cars on a space';
  for (const car of G.grid) {
    if (G.cars[car]!.crossed < before[car]!) return `${car} drove back`;
    if (G.cars[car]!.crossed === 4 && G.cars[car]!.ending !== 'finished') return `${car} did not finish`;
    const { stopped, ending } = G.cars[car]!;
    if (G.options.game === 'basic' && ending === 'finished' && !stopped) return `${car} never stopped`;
  }
  return undefined;
};

/** Drives a race to its end and returns what was seen. */
const driveRace = (number: number): { G: State; seen: RaceHappening[] } => {
  const { players, options } = raceNo(number);
  const random = seededChance(`race ${number}`);
  const choose = TEMPERS[Math.floor(number / 256) % TEMPERS.length]!;
  const seats = Object.keys(perSeat(['0', '1', '2', '3', '4', '5'].slice(0, players), () => null));
  const G = setup(seats, options, random);
  const seen: RaceHappening[] = [];
  const box = JSON.stringify(racingGame.conserved(G));
  for (let moves = 0; moves < LONGEST; moves++) {
    if (G.stage === 'over') return { G, seen };
    const seat = anyOf(racingGame.awaited(G), random);
    const listed = G.stage === 'setUp' ? [settingUp(G, seat, random)] : racingGame.legalMoves(G, seat);
    if (!listed.length)
      throw new Error(`race ${number}: ${seat} can do nothing (${G.stage}, ${G.turn.step})`);
    const ruling = racingGame.judge(G, seat, choose({ listed, random }));
    if ('refusal' in ruling) throw new Error(`race ${number}: ${JSON.stringify(ruling.refusal)}`);
    const before = perSeat(G.grid, (car) => G.cars[car]!.crossed);
    seen.push(...(ruling.carryOut(G, random) as RaceHappening[]));
    const fault = faultOf(G, before);
    if (fault) throw new Error(`race ${number}, move ${moves}: ${fault}`);
    if (moves % 8 === 0 && JSON.stringify(racingGame.conserved(G)) !== box)
      throw new Error(`race ${number}: a card was lost`);
  }
  throw new Error(`race ${number} does not end`);
};

describe('A-10 Result', () => {
  const counts: Record<string, number> = {};
  test(`A-10.2 ${RACES} races end, somebody can always move, and no car is lost`, () => {
    for (let number = 0; number < RACES; number++) {
      const { G, seen } = driveRace(number);
      const [result] = G.results;
      const cars = [...result!.finished, ...result!.others];
      if (cars.toSorted().join() !== G.grid.toSorted().join())
        throw new Error(`race ${number}: ${cars.join()}`);
      for (const one of seen) {
        const kind = 'why' in one ? one.why : 'ending' in one ? one.ending : one.type;
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }
  }, 600_000);
  // these races must include everything that can happen, or they prove little
  test.each([
    'drove',
    'blocked',
    'sixes',
    'pitBlocked',
    'pitStop',
    'stuck',
    'tooFar',
    'leader',
    'finished',
    'noStop',
    'noCards',
    'drew',
    'fetched',
    'stowed',
  ])('A-10.2 among them %s', (kind) => expect(counts[kind]).toBeGreaterThan(0));
});
