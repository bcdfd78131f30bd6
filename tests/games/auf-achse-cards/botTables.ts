import type { PlayerID } from 'boardgame.io';
import { cardGame } from '../../../games/auf-achse-cards';
import { faceOf, type CardId, type Face } from '../../../games/auf-achse-cards/cards';
import { expert } from '../../../games/auf-achse-cards/bots/hard';
import { playerView } from '../../../games/auf-achse-cards/playerView';
import type { State, View } from '../../../games/auf-achse-cards/state';
import { seededChance } from '../../../games/shared/chance';
import type { Bot, BotLevel } from '../../../games/shared/gameModule';
import type { LegalMove } from '../../../games/shared/legality';
import { tableOf } from '../../../games/shared/table';
import { atOnce, frozen } from '../../harness';
import { scenario } from './scenario';

const { legalMoves } = cardGame;

/** The hard bot with less thinking than in real matches: what is tested does not depend on the amount. */
const quick = expert(60);
export const bots: typeof cardGame.bots = {
  ...cardGame.bots,
  hard: (view, seat, random) => quick(view, seat, random, { legal: legalMoves(view, seat) }),
};

/** One decision of a bot: what it saw, and its answer. */
export type Asked = { readonly view: View; readonly seat: PlayerID; readonly answer: LegalMove };

/** Plays a match of bots of one strength to its end; everything they see is deeply frozen. */
export const playMatch = (level: BotLevel, numPlayers: number, options: object, seed: string): Asked[] => {
  const table = tableOf(cardGame, { seed, numPlayers, options });
  const random = seededChance(seed);
  const asked: Asked[] = [];
  let position = table.start;
  while (!position.ctx.gameover) {
    const { G } = position;
    const seat = cardGame.awaited(G)[0]!;
    const view = frozen(structuredClone(playerView(G, seat)));
    const answer = atOnce(bots[level](view, seat, random));
    asked.push({ view, seat, answer });
    const outcome = table.play(position, [seat, answer.move, ...answer.args]);
    if (!outcome.taken)
      throw new Error(`${level} was refused ${answer.args.join()}: ${outcome.refusal.reason}`);
    position = outcome.position;
  }
  return asked;
};

/** What a bot lays in a round, to its race and for the counter, in either order. */
export const roundOf = (bot: Bot<View>, G: State): { race: Face; counter: Face } => {
  const random = seededChance('round');
  const laid: Partial<Record<string, Face>> = {};
  let table = G;
  while (!table.raceLaid['0'] || !table.counterLaid['0']) {
    const { move, args } = atOnce(bot(playerView(table, '0'), '0', random));
    const card = args[0] as CardId;
    laid[move] = faceOf(card);
    const hands = { ...table.hands, 0: table.hands['0']!.filter((held) => held !== card) };
    table =
      move === 'layRace'
        ? {
            ...table,
            hands,
            races: { ...table.races, 0: [...table.races['0']!, card] },
            raceLaid: { ...table.raceLaid, 0: true },
          }
        : {
            ...table,
            hands,
            sealed: { ...table.sealed, 0: card },
            counterLaid: { ...table.counterLaid, 0: true },
          };
  }
  return { race: laid['layRace']!, counter: laid['layCounter']! };
};

/** A table seen from seat 0; the others hold ten unknown cards. */
export const seen = (about: {
  hand: CardId[];
  race?: CardId[];
  counter?: CardId[];
  othersRaces?: CardId[];
  scores?: [number[], number[]];
  stages?: 2;
  round?: number;
}): State =>
  scenario({
    hands: {
      0: about.hand,
      1: ['30-7', '40-7', '50-7', '60-6', '70-6', '80-6', '90-6', '10-7', 'rest-12', '20-7'],
    },
    races: { 0: about.race ?? [], 1: about.othersRaces ?? [] },
    counter: about.counter ?? [],
    scores: about.scores ? { 0: about.scores[0], 1: about.scores[1] } : {},
    stage: (about.scores?.[0].length ?? 0) + 1,
    round: about.round ?? 1,
    options: { stages: about.stages ?? 5 },
  });

/** What a good player lays in that round. */
export const plays = (about: Parameters<typeof seen>[0]) => roundOf(bots.normal, seen(about));
