import { cardGame } from '../../../games/auf-achse-cards';
import type { CardId } from '../../../games/auf-achse-cards/cards';
import type { CardHappening } from '../../../games/auf-achse-cards/happenings';
import type { State } from '../../../games/auf-achse-cards/state';
import { tableOf, type Position, type Step } from '../../../games/shared/table';
import { allLaid, scenario } from './scenario';

/** A boardgame.io table with these cards; `play` makes steps that must all be accepted. */
const tableWith = (G: State) => {
  const table = tableOf(cardGame, { seed: 'a', numPlayers: Object.keys(G.hands).length, options: G.options });
  const { ctx } = table.start;
  const playOrderPos = ctx.playOrder.indexOf(G.startPlayer);
  const start: Position<State> = {
    ...table.start,
    G,
    ctx: { ...ctx, currentPlayer: G.startPlayer, playOrderPos },
  };
  const play = (...steps: Step[]) => {
    let position = start;
    const seen: CardHappening[] = [];
    for (const step of steps) {
      const outcome = table.play(position, step);
      if (!outcome.taken) throw new Error(`${step.join(' ')} was refused: ${outcome.refusal.reason}`);
      position = outcome.position;
      seen.push(...(outcome.happenings as CardHappening[]).filter(({ type }) => type !== 'laid'));
    }
    return { G: position.G, ctx: position.ctx, seen };
  };
  return { start, play, refusal: (step: Step) => table.play(start, step) };
};

const PILE: CardId[] = ['rest-1', 'rest-2', 'rest-3', 'rest-4'];

/** Three seats at the start of a round; the last has only one card. */
const beginning = () =>
  scenario({
    startPlayer: '1',
    hands: { 0: ['10-1', '20-1'], 1: ['30-1', '40-1'], 2: ['50-1'] },
    deck: PILE,
  });

describe('K-3 A round', () => {
  test('K-3.1 all seats act at once, whoever starts', () =>
    expect(Object.keys(tableWith(beginning()).start.ctx.activePlayers!)).toEqual(['0', '1', '2']));
  test('K-3.1 two simultaneous choices both succeed', () => {
    const { start, play } = tableWith(beginning());
    expect(start.ctx.currentPlayer).toBe('1');
    expect(play(['2', 'layRace', '50-1'], ['0', 'layRace', '10-1'])).toMatchObject({
      G: { races: { 0: ['10-1'], 1: [], 2: ['50-1'] } },
      seen: [],
    });
  });
  const moves = Object.entries(cardGame.game.phases!).flatMap(([phase, { moves: its }]) =>
    Object.entries(its!).map(([name, move]) => [phase, name, move] as const),
  );
  test.each(moves)('K-3.1 a choice is not too late because another came first: %s, %s', (_, __, move) =>
    expect(move).toMatchObject({ ignoreStaleStateID: true }),
  );
  test.each(moves)(
    'K-3.6 what is laid is hidden from the log, and run only on the server: %s, %s',
    (_, __, move) => expect(move).toMatchObject({ redact: true, client: false }),
  );
  test('K-3.2 the effects of the last card are told once, to all', () =>
    expect(
      tableWith(beginning()).play(
        ['0', 'layRace', '10-1'],
        ['1', 'layCounter', '40-1'],
        ['2', 'layRace', '50-1'],
        ['0', 'layCounter', '20-1'],
        ['1', 'layRace', '30-1'],
      ).seen,
    ).toMatchObject([
      { type: 'counted', seat: '1', card: 40 },
      { type: 'counted', seat: '0', card: 20 },
      { type: 'drawn' },
      { type: 'round', startPlayer: '2' },
    ]));
  test('K-3.3 a turn is a round: it belongs to the holder of the starting-player card', () => {
    const { ctx } = tableWith(
      scenario({ startPlayer: '1', hands: { 0: ['10-1'], 1: ['20-1'] }, deck: PILE }),
    ).play(['0', 'layRace', '10-1'], ['1', 'layRace', '20-1']);
    expect(ctx).toMatchObject({ currentPlayer: '0', phase: 'laying', activePlayers: { 0: null, 1: null } });
  });
});

/** One card before a +1 is turned up. */
const pausing = () =>
  tableWith(
    scenario({
      hands: { 0: ['10-1', '20-1', '60-1'], 1: ['30-1', '40-1'] },
      sealed: { 0: 'clearRoad-1', 1: 'rest-9' },
      counterLaid: { 0: true, 1: true },
      raceLaid: { 0: false, 1: true },
      deck: PILE,
    }),
  );

describe('K-6 Action cards on the counter', () => {
  test('K-6.5 a +1 begins the phase of extra cards, in which all act at once', () =>
    expect(pausing().play(['0', 'layRace', '60-1']).ctx).toMatchObject({
      phase: 'extraCards',
      activePlayers: { 0: null, 1: null },
    }));
  test('K-6.5 after the last extra card revealing goes on where it stopped', () => {
    const { G, ctx, seen } = pausing().play(
      ['0', 'layRace', '60-1'],
      ['1', 'layRace', '40-1'],
      ['0', 'layRace', '10-1'],
    );
    expect(seen.map(({ type }) => type)).toEqual(['counted', 'extra', 'counted', 'drawn', 'round']);
    expect(ctx.phase).toBe('laying');
    expect(G.races).toEqual({ 0: ['60-1', '10-1'], 1: ['40-1'] });
  });
  test('K-6.5 laying for the counter is refused while revealing is paused', () => {
    const G = allLaid({
      hands: { 0: ['10-1', '20-1'], 1: ['30-1'] },
      sealed: { 0: null, 1: 'rest-9' },
      extra: { 0: 1, 1: 1 },
    });
    expect(tableWith(G).refusal(['0', 'layCounter', '20-1'])).toEqual({
      taken: false,
      refusal: { reason: 'extraToRace', values: { cards: 1 }, rule: 'K-6.5' },
    });
  });
});

/** The last round of the second of two stages, played to its end. */
const lastRound = (scores: State['scores']) =>
  tableWith(
    scenario({
      options: { stages: 2 },
      stage: 2,
      hands: { 0: ['10-1'], 1: ['120-1', '20-1'] },
      races: { 0: [], 1: ['50-1'] },
      counter: ['100-1'],
      raceLaid: { 0: false, 1: true },
      scores,
      deck: PILE,
    }),
  ).play(['0', 'layRace', '10-1'], ['1', 'layCounter', '120-1']);

describe('K-7 End of a stage and of the match', () => {
  test('K-7.4 the match ends with the highest total', () =>
    expect(lastRound({ 0: [20], 1: [60] }).ctx.gameover).toEqual({
      winners: ['1'],
      totals: { 0: 30, 1: 110 },
    }));
  test('K-7.4 equal totals share the win', () =>
    expect(lastRound({ 0: [40], 1: [0] }).ctx.gameover).toEqual({
      winners: ['0', '1'],
      totals: { 0: 50, 1: 50 },
    }));
});
