import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { decisionOf, listedMove, type BotFault } from '../../games/shared/bots/bot';
import { seededChance } from '../../games/shared/chance';
import type { BotLevel } from '../../games/shared/gameModule';
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
  /** Where computer players think; if there is no such thread, in the page. */
  readonly beside?: Beside | undefined;
};

/** A computer player at a table, and the seed for its random choices. */
type SeatedBot = {
  readonly module: AnyGame;
  readonly G: unknown;
  readonly bot: PlayerID;
  readonly level: BotLevel;
  readonly seed: string;
};

/** The decision a computer player is thinking about. */
type Thought = { readonly bot: PlayerID; readonly choices: string; readonly stop: AbortController };

const onFault = (fault: BotFault) => console.error('a computer player could not decide', fault);

/** The decision of a computer player: computed beside the page, or in the page if that fails. */
const decide = async (
  { module, G, bot, level, seed }: SeatedBot,
  beside: Beside | undefined,
  unwanted: AbortSignal,
): Promise<LegalMove> => {
  const view: unknown = module.playerView(G, bot);
  const here = () => decisionOf(module, G, bot, level, seededChance(seed), onFault);
  if (!beside) return here();
  try {
    const move = await beside.ask({ game: module.id, view, playerID: bot, level, seed }, unwanted);
    return await listedMove(module, view, bot, seededChance(seed), () => move, onFault);
  } catch (error) {
    unwanted.throwIfAborted();
    onFault({ reason: 'brokeDown', error });
    return here();
  }
};

/**
 * Makes the computer players of a table decide, each after a pause unless the move is hidden. `onStep`: one of them
 * has moved.
 */
export const seatBots = (
  { module, data, pace, beside = thinkBeside() }: Given,
  table: PlayedTable,
  onStep: () => void,
) => {
  let pausing: ReturnType<typeof setTimeout> | undefined;
  let thought: Thought | undefined;
  let isStopped = false;

  const levelOf = (seat: PlayerID) => data.seats[Number(seat)]!.bot;
  const awaited = () => module.awaited(table.position().G).find(levelOf);
  const choicesOf = (bot: PlayerID) => module.legalMoves(module.playerView(table.position().G, bot), bot);

  /** How long the computer player waits before its move: not at all for a hidden one. */
  const pause = (bot: PlayerID): number => {
    const { ctx } = table.position();
    return choicesOf(bot).every(({ move }) => isHidden(module, ctx, move))
      ? 0
      : pace(table.played().at(-1)?.seen ?? 0);
  };

  const take = (bot: PlayerID, { move, args }: LegalMove) => {
    if (table.take([bot, move, ...args]))
      throw new Error(`a listed move was refused: ${move} ${args.join()}`);
    onStep();
  };

  const play = async (): Promise<void> => {
    pausing = undefined;
    const bot = awaited();
    if (bot === undefined) return;
    const stop = new AbortController();
    thought = { bot, choices: JSON.stringify(choicesOf(bot)), stop };
    const { G } = table.position();
    const seed = `${data.seed}/${bot}/${table.played().length}`;
    // it was stopped because the match has moved on
    const move = await decide({ module, G, bot, level: levelOf(bot)!, seed }, beside, stop.signal).catch(
      () => undefined,
    );
    if (!move || stop.signal.aborted) return;
    thought = undefined;
    take(bot, move);
  };

  /** Stops a thought that is no longer needed, or whose choices have changed. */
  const reconsider = () => {
    if (!thought) return;
    const { bot, choices, stop } = thought;
    if (awaited() === bot && JSON.stringify(choicesOf(bot)) === choices) return;
    thought = undefined;
    stop.abort();
  };

  /** Begins to think if the table waits for a computer player. */
  const think = () => {
    reconsider();
    const bot = awaited();
    if (pausing || thought || isStopped || bot === undefined) return;
    pausing = setTimeout(() => void play(), pause(bot));
  };

  return {
    think,
    stop: () => {
      isStopped = true;
      clearTimeout(pausing);
      thought?.stop.abort();
      beside?.close();
    },
  };
};
