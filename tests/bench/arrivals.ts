import '../../server/production';
import { parseArgs } from 'node:util';
import { racingGame } from '../../games/ausgebremst';
import { arrivalOf, isBefore, type Arrival } from '../../games/ausgebremst/bots/arrival';
import type { CarId } from '../../games/ausgebremst/cards';
import { carsOnRoad, isNuisance, type State } from '../../games/ausgebremst/state';
import { seededChance } from '../../games/shared/chance';
import { tableOf } from '../../games/shared/table';
import { copyOf } from '../../games/shared/values';
import { atOnce } from '../harness';
import { mean, tenths, type Foretold } from './tenths';

/**
 * Do cars finish when and as often as the experts estimate? `npm run bench:arrivals` lets good players drive all
 * eight circuits, asks for the estimates at the beginning of every round, and prints how often they came true, in ten
 * classes of probability: for every player's car, whether it finishes, and for every pair, which of them finishes
 * first. It also prints the average surprise (natural logarithm: 0.693 for tossing a coin); `bots/arrival.ts` was
 * fitted with these figures.
 */

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '10' },
    players: { type: 'string', default: '3,5' },
    seed: { type: 'string', default: 'arrivals' },
  },
});

/** The estimates at the beginning of a round. */
type Thought = ReadonlyMap<CarId, Arrival>;

const thoughtOf = (G: State): Thought =>
  new Map(
    carsOnRoad(G)
      .filter((car) => !isNuisance(G, car))
      .map((car) => [car, arrivalOf(G, car)]),
  );

/** Drives a championship; returns, by race, the estimates of each of its rounds. */
const driven = (opening: { seed: string; options: object; numPlayers: number }) => {
  const G = copyOf(tableOf(racingGame, opening).start.G);
  const [luck, mind] = [seededChance(`luck ${opening.seed}`), seededChance(`mind ${opening.seed}`)];
  const races: Map<number, Thought>[] = [];
  while (!racingGame.isOver(G)) {
    if (G.stage === 'driving') {
      const rounds = (races[G.race] ??= new Map());
      if (!rounds.has(G.round)) rounds.set(G.round, thoughtOf(G));
    }
    const seat = racingGame.awaited(G)[0]!;
    const move = atOnce(racingGame.bots.normal(racingGame.playerView(G, seat), seat, mind));
    const ruling = racingGame.judge(G, seat, move);
    if ('refusal' in ruling) throw new Error(`${move.move} was refused: ${ruling.refusal.reason}`);
    ruling.carryOut(G, luck);
  }
  return races.map((rounds, race) => ({
    thoughts: [...rounds.values()],
    finished: G.results[race]!.finished,
  }));
};

const surprise = (foretold: readonly Foretold[]): string =>
  mean(foretold.map(({ told, got }) => -Math.log(Math.max(1e-4, got ? told : 1 - told)))).toFixed(3);

const print = (title: string, foretold: readonly Foretold[]): void => {
  process.stdout.write(`${title}: ${foretold.length} times asked, surprise ${surprise(foretold)}\n`);
  process.stdout.write(tenths(foretold));
};

for (const game of ['basic', 'advanced'])
  for (const players of values.players.split(',').map(Number)) {
    const races = Array.from({ length: Number(values.matches) }, (_, match) =>
      driven({
        seed: `${values.seed} ${match}`,
        options: { circuits: '1-2-3-4-5-6-7-8', game },
        numPlayers: players,
      }),
    ).flat();
    const finishes = races.flatMap(({ thoughts, finished }) =>
      thoughts.flatMap((thought) =>
        [...thought].map(([car, { chance }]) => ({ told: chance, got: Number(finished.includes(car)) })),
      ),
    );
    const pairs = races.flatMap(({ thoughts, finished }) =>
      thoughts.flatMap((thought) =>
        finished.flatMap((car, place) =>
          finished.slice(place + 1).flatMap((other) => {
            const [one, two] = [thought.get(car), thought.get(other)];
            if (!one || !two) return [];
            // the question is always about the lower seat: otherwise every question would have the answer "true"
            return car < other
              ? [{ told: isBefore(one, two), got: 1 }]
              : [{ told: isBefore(two, one), got: 0 }];
          }),
        ),
      ),
    );
    print(`${game}, ${players} players, finishes`, finishes);
    print(`${game}, ${players} players, before the other`, pairs);
  }
