import type { PlayerID } from 'boardgame.io';
import { boardGame } from '../../../games/auf-achse-board';
import { imagine, playerView } from '../../../games/auf-achse-board/playerView';
import type { View } from '../../../games/auf-achse-board/state';
import { seededChance } from '../../../games/shared/chance';
import { BOT_LEVELS, type Bot, type BotLevel } from '../../../games/shared/gameModule';
import { sameMove, type LegalMove } from '../../../games/shared/legality';
import { tableOf } from '../../../games/shared/table';
import { atOnce, frozen } from '../../harness';
import { arrived, auction, shortOfInnsbruck, toInnsbruck } from './decisions';

const { bots, legalMoves } = boardGame;

/** One decision of a bot: what it saw, and its answer. */
type Asked = { readonly view: View; readonly seat: PlayerID; readonly answer: LegalMove };

type Match = { readonly players: number; readonly options: object };

/** The number of decisions that are checked one by one. */
const WATCHED = 200;

/** Lets bots of one strength play; everything they see is deeply frozen. */
const watch = (level: BotLevel, { players, options }: Match, most = WATCHED): Asked[] => {
  const seed = `${level} ${players}`;
  const table = tableOf(boardGame, { seed, numPlayers: players, options });
  const random = seededChance(seed);
  const asked: Asked[] = [];
  let position = table.start;
  while (!position.ctx.gameover && asked.length < most) {
    const { G } = position;
    const seat = boardGame.awaited(G)[0]!;
    const view = frozen(structuredClone(playerView(G, seat)));
    const answer = atOnce(bots[level](view, seat, random));
    asked.push({ view, seat, answer });
    const outcome = table.play(position, [seat, answer.move, ...answer.args]);
    if (!outcome.taken)
      throw new Error(`${level} was refused ${answer.move} ${answer.args.join()}: ${outcome.refusal.reason}`);
    position = outcome.position;
  }
  return asked;
};

const MATCHES: readonly Match[] = [
  { players: 2, options: { publicContracts: 4, debts: 'single' } },
  { players: 3, options: { variant: 'children', serviceDraw: 'public' } },
  { players: 4, options: {} },
  { players: 6, options: { roadworks: 'may', usedEvents: 'discard', railFarthest: 'route' } },
];

describe.each(BOT_LEVELS)('%s', (level) => {
  const bot: Bot<View> = bots[level];
  // the hard bot thinks like the normal one, with other weights for two and for four: every second match is enough
  const matches = (level === 'hard' ? MATCHES.filter((_, at) => at % 2 === 0) : MATCHES).map((match) => ({
    ...match,
    told: JSON.stringify(match.options),
  }));

  describe.each(matches)('$players players, $told', (match) => {
    const asked = watch(level, match);

    test('answers with a legal move', () => {
      for (const { view, seat, answer } of asked)
        expect(legalMoves(view, seat).some((listed) => sameMove(listed, answer))).toBe(true);
    });

    test('the same random source gives the same match', () =>
      expect(watch(level, match, 80).map(({ answer }) => answer)).toEqual(
        asked.slice(0, 80).map(({ answer }) => answer),
      ));

    test('two tables that look the same get the same answer', () => {
      for (const [at, { view, seat }] of asked.entries()) {
        if (at % 8) continue;
        const answers = ['one', 'other'].map((table) => {
          const G = imagine(view, seat, seededChance(`${at} ${table}`));
          return bot(playerView(G, seat), seat, seededChance('thinking'));
        });
        expect(answers[1]).toEqual(answers[0]);
      }
    });
  });
});

describe('easy plays like a beginner', () => {
  test('B-4 drives straight to the destination of its goods', () => {
    expect(bots.easy(shortOfInnsbruck(), '0', seededChance('easy'))).toEqual({
      move: 'drive',
      args: ['innsbruck'],
    });
  });

  test('B-7.2 bids at random: not always the same', () => {
    const task = auction({ contract: toInnsbruck, caller: '1', highest: null });
    const G = arrived('frankfurt', { tasks: [task] });
    const said = Array.from({ length: 40 }, (_, table) =>
      JSON.stringify(bots.easy(G, '0', seededChance(`${table}`))),
    );
    expect(new Set(said).size).toBeGreaterThan(1);
  });
});
