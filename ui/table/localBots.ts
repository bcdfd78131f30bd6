import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { decisionOf, listedMove, type BotFault } from '../../games/shared/bot';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { isHidden } from '../../games/shared/table';
import type { Pace } from '../kit/pace';
import type { LocalMatchData } from '../local/localMatches';
import type { PlayedTable } from './playedTable';
import { thinkBeside, type Beside } from './thinkBeside';

type Given = {
  readonly module: AnyGame;
  readonly data: LocalMatchData;
  readonly pace: Pace;
  /** Where experts think; without such a place in the page. */
  readonly beside?: Beside | undefined;
};

const onFault = (fault: BotFault) => console.error('a computer player could not decide', fault);

/** Lets the computer players of a table decide, each after a pause unless nobody sees what. `onStep`: one of them has. */
export const seatBots = (
  { module, data, pace, beside = thinkBeside() }: Given,
  table: PlayedTable,
  onStep: () => void,
) => {
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const levelOf = (seat: PlayerID) => data.seats[Number(seat)]!.bot;
  const awaited = () => module.awaited(table.position().G).find(levelOf);
  const viewOf = (bot: PlayerID): unknown => module.playerView(table.position().G, bot);
  const seedOf = (bot: PlayerID) => `${data.seed}/${bot}/${table.played().length}`;

  /** Decides here and now. */
  const decide = (bot: PlayerID): LegalMove =>
    decisionOf(module, table.position().G, bot, levelOf(bot)!, seededChance(seedOf(bot)), onFault);

  /** Decides beside the page; nothing where nothing comes of that. */
  const ask = async (bot: PlayerID, where: Beside): Promise<LegalMove | undefined> => {
    const [view, seed] = [viewOf(bot), seedOf(bot)];
    try {
      const move = await where.ask({
        game: module.id,
        view,
        playerID: bot,
        level: levelOf(bot)!,
        seed,
      });
      return listedMove(module, view, bot, seededChance(seed), () => move, onFault);
    } catch (error) {
      onFault({ reason: 'brokeDown', error });
      return undefined;
    }
  };

  /** How long the computer player takes: nobody waits for what nobody sees. */
  const pause = (bot: PlayerID): number => {
    const { ctx } = table.position();
    const open = module.legalMoves(viewOf(bot), bot);
    return open.every(({ move }) => isHidden(module, ctx, move)) ? 0 : pace(table.played().at(-1)?.seen ?? 0);
  };

  const take = (bot: PlayerID, { move, args }: LegalMove) => {
    pausing = undefined;
    if (table.take([bot, move, ...args]))
      throw new Error(`a listed move was refused: ${move} ${args.join()}`);
    onStep();
  };

  /** Takes what was decided beside the page, unless the table has moved on. */
  const takeLater = async (bot: PlayerID, where: Beside) => {
    const move = await ask(bot, where);
    if (isStopped) return;
    if (awaited() === bot) {
      if (!move) return take(bot, decide(bot));
      if (!module.whyNot(viewOf(bot), bot, move)) return take(bot, move);
    }
    pausing = undefined;
    think();
  };

  const play = () => {
    const bot = awaited();
    if (bot === undefined) pausing = undefined;
    else if (beside && levelOf(bot) === 'hard') void takeLater(bot, beside);
    else take(bot, decide(bot));
  };

  /** Begins to think, when the table waits for a computer player. */
  const think = () => {
    const bot = awaited();
    if (pausing || isStopped || bot === undefined) return;
    pausing = setTimeout(play, pause(bot));
  };

  return {
    think,
    stop: () => {
      isStopped = true;
      clearTimeout(pausing);
      beside?.close();
    },
  };
};
