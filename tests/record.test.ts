import { gameOf } from '../games';
import { openRecord, playRecord, recordOf, type MatchRecord, type RecordFault } from '../games/shared/record';
import { seededChance } from '../games/shared/chance';
import { cardGame } from '../games/auf-achse-cards';
import { anyStep, walk } from './harness';
import { replayed } from './replayed';

const opening = { seed: 'record', numPlayers: 2, options: { stages: 2 } };
const match = walk(cardGame, opening, anyStep(seededChance('record')));
const record = recordOf({
  version: 2,
  game: 'auf-achse-cards',
  options: opening.options,
  seats: [{ name: 'Anna' }, { name: 'Bruno', bot: 'normal' }],
  seed: opening.seed,
  steps: match.steps,
  result: match.positions.at(-1)!.ctx.gameover as MatchRecord['result'],
});
const { length } = record.steps;
const seats = (length: number) => Array.from({ length }, () => ({ name: 'x' }));

const faultOf = (json: unknown): RecordFault | undefined => {
  const reading = playRecord(json, gameOf);
  return reading.ok ? undefined : reading.fault;
};
const withSteps = (steps: readonly unknown[]) => faultOf({ ...record, steps });
const withStep = (at: number, step: readonly unknown[]) => withSteps(record.steps.with(at, step as never));

describe('a record that is accepted', () => {
  test('tells every position and what was seen between them', () => {
    const { positions, happenings, module } = replayed(record);
    expect(module).toBe(cardGame);
    expect(positions).toHaveLength(length + 1);
    expect(happenings).toEqual(match.happenings);
    expect(positions.map(({ G }) => G)).toEqual(match.positions.map(({ G }) => G));
  });
  test('is accepted as text, too, whatever the order of its keys', () => {
    const turnedRound = Object.fromEntries(Object.entries(record).toReversed());
    turnedRound['result'] = Object.fromEntries(Object.entries(record.result).toReversed());
    for (const text of [JSON.stringify(record), JSON.stringify(turnedRound, null, 2)])
      expect(playRecord(JSON.parse(text), gameOf)).toMatchObject({ ok: true, replay: { record } });
  });
});

const opened = (json: unknown) => {
  const reading = openRecord(json, gameOf);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading.replay;
};

describe('a record that is opened', () => {
  test('is played no further than somebody looks, and never twice', () => {
    const { positions, happenings, playTo } = opened(record);
    expect([positions.length, happenings.length]).toEqual([1, 0]);
    playTo(3);
    const [, first] = positions;
    expect([positions.length, happenings.length]).toEqual([4, 3]);
    playTo(2);
    expect(positions).toHaveLength(4);
    expect(playTo(length)).toBeUndefined();
    expect(positions.map(({ G }) => G)).toEqual(match.positions.map(({ G }) => G));
    expect(positions[1]).toBe(first);
  });

  test('names what is wrong with it when it is come to, and stays where it was', () => {
    const { positions, playTo } = opened({ ...record, steps: record.steps.with(4, ['0', 'fly']) });
    expect(playTo(4)).toBeUndefined();
    expect(playTo(length)).toMatchObject({ reason: 'step', step: 5 });
    expect(playTo(5)).toMatchObject({ reason: 'step', step: 5 });
    expect(positions).toHaveLength(5);
    expect(opened({ ...record, result: {} }).playTo(length - 1)).toBeUndefined();
    expect(opened({ ...record, result: {} }).playTo(length)).toEqual({ reason: 'otherResult' });
  });
});

describe('a record is refused', () => {
  test.each([['null'], ['[]'], ['7'], ['"auf-achse-match"'], ['{}'], ['{"format":"pgn"}']])(
    'that is no record at all: %s',
    (text) =>
      expect(playRecord(JSON.parse(text), gameOf)).toEqual({ ok: false, fault: { reason: 'notARecord' } }),
  );
  test.each([0, 3, '1', null])('of version %j', (version) =>
    expect(faultOf({ ...record, version })).toEqual({ reason: 'version', version }),
  );
  test.each([
    ['game', { game: 7 }],
    ['options', { options: null }],
    ['options', { options: [] }],
    ['seats', { seats: [] }],
    ['seats', { seats: seats(7) }],
    ['seats.0.name', { seats: [{ name: 'x'.repeat(41) }, { name: 'y' }] }],
    ['table.events.0.kind', { table: { standIns: [1], events: [{ place: 0, kind: 'cheated' }] } }],
    ['seats.1.bot', { seats: [{ name: 'x' }, { name: 'y', bot: 'cheating' }] }],
    ['seats.0.credentials', { seats: [{ name: 'x', credentials: 'y' }, { name: 'z' }] }],
    ['seed', { seed: '' }],
    ['seed', { seed: 'x'.repeat(129) }],
    ['steps', { steps: {} }],
    ['steps', { steps: Array.from({ length: 20_001 }, () => ['0', 'layRace', '10-1']) }],
    ['steps.0', { steps: [['0', ...Array(10).fill('layRace')]] }],
    ['steps.0.1', { steps: [['0']] }],
    ['steps.0.0', { steps: [[0, 'layRace', '10-1']] }],
    ['steps.0.1', { steps: [['0', 'x'.repeat(65)]] }],
    ['steps.0.2', { steps: [['0', 'layRace', { card: '10-1' }]] }],
    ['steps.0.2', { steps: [['0', 'layRace', 0.5]] }],
    ['result', { result: null }],
    ['result', { result: ['0'] }],
    ['comment', { comment: 'hello' }],
  ])('whose field %s does not fit', (field, change) =>
    expect(faultOf({ ...record, ...change })).toEqual({ reason: 'field', field }),
  );
  test('from which a field is missing', () => {
    const { seed: _, ...seedless } = record;
    expect(faultOf(seedless)).toEqual({ reason: 'field', field: 'seed' });
  });
  test.each(['chess', '__proto__', 'toString', ''])('of a game that is not on the shelf: %j', (game) =>
    expect(faultOf({ ...record, game })).toEqual({ reason: 'unknownGame', game }),
  );
  test.each([1, 6])('for %i players', (numPlayers) =>
    expect(faultOf({ ...record, seats: seats(numPlayers) })).toEqual({
      reason: 'numPlayers',
      numPlayers,
    }),
  );
  test.each([
    [{ stages: 9 }, 'stages'],
    [{ stages: 2, speed: 'fast' }, 'speed'],
  ])('with options %j', (options, option) =>
    expect(faultOf({ ...record, options })).toEqual({ reason: 'option', option }),
  );

  test('with a card that was not in the hand: the step is named, counting from 1', () => {
    const inHand = cardGame.legalMoves(match.positions[4]!.G as never, '0');
    const played = record.steps[4]!;
    const card = ['10-1', '20-1', '30-1'].find(
      (id) => inHand.every(({ args }) => args[0] !== id) && id !== played[2],
    );
    expect(withStep(4, [played[0], played[1], card])).toMatchObject({
      reason: 'step',
      step: 5,
      refusal: { reason: 'notInHand', rule: 'K-3.1' },
    });
  });
  test.each([
    ['another move', ['0', 'endGame'], 'malformed'],
    ['a move every object answers to', ['0', 'toString', '10-1'], 'malformed'],
    ['a seat that is not there', ['7', 'layRace', '10-1'], 'spectator'],
    ['too few cards', ['0', 'layRace'], 'malformed'],
  ])('with %s', (_, step, reason) =>
    expect(withStep(0, step)).toMatchObject({ reason: 'step', step: 1, refusal: { reason } }),
  );
  test('with a step played twice', () =>
    expect(withSteps(record.steps.toSpliced(3, 0, record.steps[2]!))).toMatchObject({
      reason: 'step',
      step: 4,
    }));
  test('with another seed', () =>
    expect(faultOf({ ...record, seed: 'other' })).toMatchObject({ reason: 'step' }));
  test('that goes on after the end', () =>
    expect(withSteps([...record.steps, ['0', 'layRace', '10-1']])).toEqual({
      reason: 'stepAfterEnd',
      step: length + 1,
    }));
  test('that stops before the end', () =>
    expect(withSteps(record.steps.slice(0, -1))).toEqual({ reason: 'unfinished' }));
  test('without steps', () => expect(withSteps([])).toEqual({ reason: 'unfinished' }));
  test.each([
    [{ winners: ['0', '1'], totals: record.result['totals'] }],
    [{ ...record.result, totals: { 0: 1000, 1: 0 } }],
    [{ ...record.result, note: 'won' }],
    [{ winners: record.result['winners'] }],
    [{}],
  ])('that ends otherwise than it says: %j', (result) =>
    expect(faultOf({ ...record, result })).toEqual({ reason: 'otherResult' }),
  );
});
