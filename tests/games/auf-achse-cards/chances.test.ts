import { cardGame } from '../../../games/auf-achse-cards';
import type { CardId } from '../../../games/auf-achse-cards/cards';
import type { CardMove } from '../../../games/auf-achse-cards/moves';
import type { State } from '../../../games/auf-achse-cards/state';
import { isAsGood } from '../../../games/shared/bots/analyst';
import { seededChance } from '../../../games/shared/chance';
import type { PerSeat } from '../../../games/shared/seats';
import { moveIn } from '../../../games/shared/table';
import { keptRecord } from '../../keptRecords';
import { replayed } from '../../replayed';
import { allLaid, scenario } from './scenario';

const chances = (G: State) => cardGame.analyst!.chances(G, seededChance('chances'));

const HANDS: PerSeat<CardId[]> = { 0: ['120-1', '110-1', '100-1'], 1: ['10-1', '10-2', '10-3'] };

/** K-6.5 — a card on the counter makes everybody lay more; `extra`: what each seat still owes. */
const paused = (extra: PerSeat<number>): State =>
  allLaid({ hands: HANDS, sealed: { 0: null, 1: '20-1' }, deck: ['30-1', '40-1'], extra });

describe('K-3 Rounds', () => {
  test('there are no chances while some have laid what others are still to lay', () => {
    expect(chances(scenario({ hands: HANDS, raceLaid: { 0: true } }))).toBeUndefined();
    expect(chances(scenario({ hands: HANDS }))).toBeDefined();
  });
  test('K-6.5 the effect of a turned-up card on the chances shows before anybody lays extra cards', () => {
    const now = chances(paused({ 0: 2, 1: 2 }))!;
    expect(now['0']).toBeGreaterThan(now['1']!);
    expect(chances(paused({ 0: 1, 1: 2 }))).toBeUndefined();
    expect(chances(paused({ 0: 0, 1: 1 }))).toBeUndefined();
  });
});

test('a card that costs next to nothing is never called costly', () => {
  const { positions, record } = replayed(keptRecord('auf-achse-cards', 'own-chance'));
  const by = record.steps[18]!;
  const [seat] = by;
  const view = cardGame.playerView(positions[18]!.G as State, seat);
  // on 1,500 tables it costs a quarter of a percentage point
  const verdicts = [0, 1, 2, 3, 4].map((seed) =>
    cardGame.analyst!.verdict(view, seat, moveIn(by) as CardMove, seededChance(`seed${seed}`)),
  );
  expect(verdicts.map((verdict) => isAsGood(verdict!, seat))).toEqual(verdicts.map(() => true));
});
