import { cardGame } from '../../../games/auf-achse-cards';
import { faceOf, type CardId } from '../../../games/auf-achse-cards/cards';
import { handOf } from '../../../games/auf-achse-cards/bots/hand';
import { expectedAdd } from '../../../games/auf-achse-cards/bots/outlook';
import { prospects } from '../../../games/auf-achse-cards/bots/prospects';
import { fitting, standingOf } from '../../../games/auf-achse-cards/bots/raceStanding';
import { normalAt } from '../../../games/auf-achse-cards/bots/weights';
import { playerView } from '../../../games/auf-achse-cards/playerView';
import { raceScore } from '../../../games/auf-achse-cards/rules/race';
import { seededChance } from '../../../games/shared/chance';
import { tableOf } from '../../../games/shared/table';
import { copyOf } from '../../../games/shared/values';
import { atOnce } from '../../harness';
import { bots, playMatch, roundOf, seen, plays } from './botTables';

/** Rounds of the longest stage in a match of good players, by the rules alone. */
const longestStage = (players: number, match: number): number => {
  const seed = `stages ${match}`;
  const G = copyOf(tableOf(cardGame, { seed, options: {}, numPlayers: players }).start.G);
  const chance = seededChance(seed);
  let longest = 0;
  while (!cardGame.isOver(G)) {
    longest = Math.max(longest, G.round);
    const seat = cardGame.awaited(G)[0]!;
    const ruling = cardGame.judge(G, seat, atOnce(bots.normal(playerView(G, seat), seat, chance)));
    if ('refusal' in ruling) throw new Error(ruling.refusal.reason);
    ruling.carryOut(G, chance);
  }
  return longest;
};

describe('normal does not wait for the others to end a stage', () => {
  test.each([2, 3, 4, 5])('%d players: no stage is longer than twelve rounds', (players) => {
    const rounds = [{}, { betweenStages: 'keepHands' }, { ownRace: 'memory' }].flatMap((options) =>
      playMatch('normal', players, options, `stages ${players}`).map(({ view }) => view.round),
    );
    expect(Math.max(...rounds)).toBeLessThanOrEqual(12);
  });

  // matches that had stages of 13 to 16 rounds before players grew weary
  test.each([207, 250, 303])('nor in match %d of two', (match) =>
    expect(longestStage(2, match)).toBeLessThanOrEqual(12),
  );

  test('K-5.5 what prolongs a young stage is held back in a long one', () => {
    const hand: CardId[] = ['50-1', '80-1', '100-1', '120-1', 'lostFreight-1', '90-1', '110-1', '70-1'];
    const table = { hand, race: ['40-1'], counter: ['110-2'], othersRaces: ['30-2'] } satisfies Parameters<
      typeof seen
    >[0];
    expect(plays(table).counter).toBe('lostFreight');
    const { counter } = plays({ ...table, round: 12 });
    expect(counter).toBeGreaterThanOrEqual(40);
  });

  test('K-5.5 a player who sees that nobody adds km expects less of the others', () => {
    const waited = expectedAdd(30, 4, 0, 5);
    expect(waited).toBeLessThan(expectedAdd(30, 4, 0, 1));
    expect(expectedAdd(30, 4, 150, 5)).toBeGreaterThan(waited);
    expect(expectedAdd(30, 4, 0, 0)).toBe(30);
  });
});

describe('normal plays like a person', () => {
  test('K-4 does not break a good race while it has cards that fit', () => {
    const race: CardId[] = ['20-1', '40-1', '60-1'];
    const hand: CardId[] = ['70-1', '120-1', '10-1', '10-2', '30-1', '50-1', '90-1', '20-2'];
    const { race: card } = plays({ hand, race, counter: ['60-2'], othersRaces: ['30-2', '50-2', '80-2'] });
    expect(fitting([card], standingOf(race.map(faceOf)))).toEqual([card]);
  });

  test('K-4.3 lays a rest rather than break a race that is complete', () => {
    const race: CardId[] = ['60-1', '90-1', '120-1'];
    const hand: CardId[] = ['10-1', '20-1', '30-1', '40-1', 'rest-1', '50-1'];
    expect(plays({ hand, race, othersRaces: ['30-2', '50-2', '80-2'] }).race).toBe('rest');
  });

  test('K-5.1 starts low when the stage will be long, high when it ends now', () => {
    const hand: CardId[] = [
      '20-1',
      '40-1',
      '60-1',
      '80-1',
      '90-1',
      '100-1',
      '120-1',
      '10-1',
      'rest-1',
      'lostFreight-1',
    ];
    const long = plays({ hand }).race;
    const short = plays({ hand, counter: ['120-2', '20-2'] }).race;
    expect(short).toBe(120);
    expect(long).toBeLessThan(short as number);
  });

  test('K-5.5 ends the stage when its race is long and those of the others are short', () => {
    const race: CardId[] = ['60-1', '90-1', '110-1', '120-1'];
    const hand: CardId[] = ['10-1', '20-1', '30-1', '80-1', '100-1', 'rest-1', 'rest-2'];
    const { race: card, counter } = plays({ hand, race, counter: ['70-1', '20-2'], othersRaces: ['30-2'] });
    expect(card).toBe('rest');
    expect([80, 100]).toContain(counter);
  });

  test('K-5.5 prolongs a stage in which its own race has only begun', () => {
    const hand: CardId[] = ['50-1', '80-1', '100-1', '120-1', 'lostFreight-1', '90-1', '110-1', '70-1'];
    const { counter } = plays({
      hand,
      race: ['40-1'],
      counter: ['110-2'],
      othersRaces: ['30-2', '50-2', '80-2', '100-2'],
    });
    expect(counter).toBe('lostFreight');
  });

  test('K-6.2 lays a worthless card to the race when it closes the level crossing itself', () => {
    const race: CardId[] = ['70-1', '100-1', '120-1'];
    const hand: CardId[] = ['10-1', '20-1', '30-1', '40-1', 'levelCrossing-1', '50-1'];
    const { race: card, counter } = plays({ hand, race, othersRaces: ['30-2', '50-2', '80-2'] });
    expect(counter).toBe('levelCrossing');
    expect(raceScore([...race.map(faceOf), card])).toBeLessThan(290);
  });

  test('K-6.2 lets the crossing take a worthless card although it has cards that fit', () => {
    const race: CardId[] = ['70-1', '100-1'];
    const hand: CardId[] = ['120-1', '10-1', '20-1', 'levelCrossing-1', '110-1', '30-1'];
    expect(plays({ hand, race, counter: ['60-2'], othersRaces: ['30-2', '50-2'] })).toEqual({
      race: 10,
      counter: 'levelCrossing',
    });
  });

  test('K-6.6 lets the crossing take a card that breaks its race only if nobody can clear the road before', () => {
    const race: CardId[] = ['30-1', '50-1', '60-1', '70-1', '80-1'];
    const hand: CardId[] = ['10-1', '20-1', '40-1', '100-1', 'levelCrossing-1', 'rest-1', 'rest-2'];
    const G = seen({ hand, race, counter: ['10-2'], othersRaces: ['30-2', '50-2', '80-2', '90-2'] });
    const first = roundOf(bots.normal, { ...G, startPlayer: '0' });
    expect(first).toEqual({ race: 10, counter: 'levelCrossing' });
    const second = roundOf(bots.normal, { ...G, startPlayer: '1' });
    expect(second).toEqual({ race: 'rest', counter: 'levelCrossing' });
  });

  test('K-4.3 plans a rest for the next round only if none lies last now', () => {
    const race = { km: 100, highest: 100 };
    const [fresh, rested] = [false, true].map((rests) =>
      prospects({ ...race, rested: rests }, handOf(['rest']), [1], normalAt(2)),
    );
    expect(fresh).toBe(0);
    expect(rested).toBeLessThan(0);
  });

  test('K-6.4 clears the road when its own cards fit', () => {
    const race: CardId[] = ['50-1', '60-1'];
    const hand: CardId[] = ['80-1', '100-1', '110-1', '120-1', 'fullyClearRoad-1', '90-1', '60-2'];
    const { counter } = plays({ hand, race, counter: ['60-3', '50-2'], othersRaces: ['90-2', '120-2'] });
    expect(counter).toBe('fullyClearRoad');
  });

  test('K-6.4 keeps the +2 back when its own cards do not fit', () => {
    const race: CardId[] = ['60-1', '90-1', '120-1'];
    const hand: CardId[] = ['10-1', '20-1', '30-1', 'rest-1', 'fullyClearRoad-1', '50-1'];
    expect(plays({ hand, race, othersRaces: ['30-2', '50-2', '80-2'] }).counter).not.toBe('fullyClearRoad');
  });

  test('K-6.5 lays the extra cards in the order that fits', () => {
    const G = seen({ hand: ['70-1', '90-1', '20-1', '30-1', '10-1'], race: ['50-1', '60-1'] });
    const paused = {
      ...G,
      raceLaid: { 0: true, 1: true },
      counterLaid: { 0: true, 1: true },
      extra: { 0: 2, 1: 2 },
    };
    const { args } = atOnce(bots.normal(playerView(paused, '0'), '0', seededChance('extra')));
    expect(faceOf(args[0] as CardId)).toBe(70);
  });

  test('K-5.5 saves no card for a next round once all counter cards are open and the counter is full', () => {
    const hand: CardId[] = ['20-2', '90-1', '110-1', '30-2', 'clearRoad-1'];
    const G = seen({ hand, race: ['20-1', '30-1', '40-1'], counter: ['120-2', '30-3'] });
    const paused = {
      ...G,
      raceLaid: { 0: true, 1: true },
      counterLaid: { 0: true, 1: true },
      extra: { 0: 1, 1: 1 },
    };
    const view = playerView(paused, '0');
    const highest = { move: 'layRace', args: ['110-1'] };
    expect(bots.normal(view, '0', seededChance('extra'))).toEqual(highest);
    expect(cardGame.advise!(view, '0', seededChance('advice'))[0]!.moves).toEqual([highest]);
  });

  test('K-7.4 in the last stage it considers the totals: a leader ends the stage, others drive on', () => {
    const about = {
      hand: ['110-1', '120-1', '20-1', '80-1', '40-1', 'lostFreight-1'] as CardId[],
      race: ['70-1', '100-1'] as CardId[],
      counter: ['70-2'] as CardId[],
      othersRaces: ['30-2', '50-2'] as CardId[],
      stages: 2 as const,
    };
    expect(plays({ ...about, scores: [[350], [200]] })).toEqual({ race: 110, counter: 80 });
    expect(plays({ ...about, scores: [[50], [200]] })).toEqual({ race: 110, counter: 20 });
  });
});
