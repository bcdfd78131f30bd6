import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { decisionOf } from '../../games/shared/bot';
import { seededChance } from '../../games/shared/chance';
import type { LegalMove } from '../../games/shared/legality';
import { isHidden } from '../../games/shared/table';
import type { Pace } from '../kit/pace';
import type { LocalMatchData } from '../local/localMatches';
import type { PlayedTable } from './playedTable';

type Given = { readonly module: AnyGame; readonly data: LocalMatchData; readonly pace: Pace };

/** Lets the computer players of a table decide, each after a pause unless nobody sees what. `onStep`: one of them has. */
export const seatBots = ({ module, data, pace }: Given, table: PlayedTable, onStep: () => void) => {
  let thinking: ReturnType<typeof setTimeout> | undefined;

  const levelOf = (seat: PlayerID) => data.seats[Number(seat)]!.bot;
  const awaited = () => module.awaited(table.position().G).find(levelOf);

  const decide = (bot: PlayerID): LegalMove => {
    const level = levelOf(bot)!;
    const chance = seededChance(`${data.seed}/${bot}/${table.played().length}`);
    return decisionOf(module, table.position().G, bot, level, chance, (fault) =>
      console.error(`a computer player (${level}) could not decide`, fault),
    );
  };

  /** How long the computer player takes: nobody waits for what nobody sees. */
  const pause = (bot: PlayerID): number => {
    const { G, ctx } = table.position();
    const open = module.legalMoves(module.playerView(G, bot), bot);
    return open.every(({ move }) => isHidden(module, ctx, move)) ? 0 : pace(table.played().at(-1)?.seen ?? 0);
  };

  const play = () => {
    thinking = undefined;
    const bot = awaited();
    if (bot === undefined) return;
    const { move, args } = decide(bot);
    if (table.take([bot, move, ...args]))
      throw new Error(`a listed move was refused: ${move} ${args.join()}`);
    onStep();
  };

  return {
    /** Begins to think, when the table waits for a computer player. */
    think: () => {
      const bot = awaited();
      if (thinking || bot === undefined) return;
      thinking = setTimeout(play, pause(bot));
    },
    stop: () => clearTimeout(thinking),
  };
};
