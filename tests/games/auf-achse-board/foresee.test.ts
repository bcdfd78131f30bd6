import { boardGame, foreseeEvent } from '../../../games/auf-achse-board';
import { seededChance } from '../../../games/shared/chance';
import type { Happening } from '../../../games/shared/gameModule';
import { computerStep, walk } from '../../harness';
import type { State } from '../../../games/auf-achse-board/state';
import { drew, scenario } from './scenario';

/** What everybody may learn of it: cards that only one seat can read are backs. */
const openly = (told: readonly Happening[], G: State) => told.map((one) => boardGame.seenBy(one, null, G));

test('B-12 for a card without a choice, the forecast is what then happens', () => {
  let cards = 0;
  for (const seed of ['north', 'south']) {
    const step = computerStep(boardGame, seededChance(seed));
    const match = walk(boardGame, { seed, numPlayers: 3 }, (_, position) => step(position));
    for (const [at, [seat, move, ...args]] of match.steps.entries()) {
      if (move !== 'carryOut' || args.length) continue;
      const G = match.positions[at]!.G as State;
      const task = G.tasks.at(-1)!;
      if (task.type !== 'event') throw new Error('no card is being carried out');
      for (const reader of ['0', '1', null]) {
        const foreseen = foreseeEvent(boardGame.playerView(G, reader), seat, task.card);
        const told = match.happenings[at]!.slice(1, 1 + foreseen.length);
        expect(openly(told, G)).toEqual(openly(foreseen, G));
        cards += foreseen.length;
      }
    }
  }
  expect(cards).toBeGreaterThan(30);
});

test('B-12 there is no forecast while there is something to choose', () => {
  const G = scenario({ tasks: [drew('zollkontrolle')] });
  expect(foreseeEvent(G, '0', 'zollkontrolle')).toEqual([]);
});

test('B-8.3 money from a card pays an older debt first', () => {
  const G = scenario({
    tasks: [drew('truckerfestival')],
    money: { 0: 600 },
    held: { 0: [{ card: 'polizeikontrolle', owes: 500 }] },
    options: { debts: 'double' },
  });
  expect(foreseeEvent(G, '0', 'truckerfestival')).toMatchObject([
    { type: 'earned', amount: 500, cause: 'truckerfestival' },
    { type: 'paid', amount: 1000, cause: 'polizeikontrolle' },
    { type: 'putAway', card: 'polizeikontrolle' },
  ]);
});
