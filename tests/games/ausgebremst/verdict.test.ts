import { racingGame } from '../../../games/ausgebremst';
import type { State } from '../../../games/ausgebremst/state';
import { seededChance } from '../../../games/shared/chance';
import { sameMove } from '../../../games/shared/legality';
import { keptRecord } from '../../keptRecords';
import { replayed } from '../../replayed';

/** The verdicts on every possible move of the seat in turn. */
const verdictsAt = (G: State) => {
  const [seat] = racingGame.awaited(G);
  const view = racingGame.playerView(G, seat!);
  return racingGame.legalMoves(view, seat!).flatMap((move) => {
    const verdict = racingGame.analyst!.verdict(view, seat!, move, seededChance('verdict'));
    return verdict ? [{ move, verdict }] : [];
  });
};

test('a move not measurably worse than the best counts as the expert’s choice, and costs nothing', () => {
  const { positions } = replayed(keptRecord(racingGame.id, 'championship'));
  const open = positions
    .map(({ G }) => G as State)
    .filter((G) => G.stage === 'driving' && racingGame.legalMoves(G, racingGame.awaited(G)[0]!).length > 4);
  const asGood = open
    .slice(0, 3)
    .map((G) => verdictsAt(G).filter(({ move, verdict }) => sameMove(move, verdict.preferred[0]!)));
  for (const { verdict } of asGood.flat()) expect(Object.values(verdict.worth)).toEqual([0, 0, 0, 0]);
  expect(Math.min(...asGood.map(({ length }) => length))).toBeGreaterThan(0);
  expect(Math.max(...asGood.map(({ length }) => length))).toBeGreaterThan(1);
});
