/** @jest-environment ./tests/jsdom.ts */
import type { PlayerID } from 'boardgame.io';
import { GAMES, type AnyGame } from '../../games';
import type { Position } from '../../games/shared/table';
import { LOOKS } from '../../ui/games';
import { keptNames, keptRecord } from '../keptRecords';
import { replayed } from '../replayed';

/** A seat that has a secret in this position. */
const keeperAt = ({ hiddenFrom }: AnyGame, { G, ctx }: Position<unknown>): PlayerID | undefined =>
  ctx.playOrder.find((seat) => {
    const unknown = new Set(hiddenFrom(G, seat));
    return hiddenFrom(G, null).some((id) => !unknown.has(id));
  });

/** Does any seat have a secret at some position of the game's kept matches? */
const keepsSecrets = (module: AnyGame): boolean =>
  keptNames(module.id).some((name) =>
    replayed(keptRecord(module.id, name)).positions.some(
      (position) => keeperAt(module, position) !== undefined,
    ),
  );

test.each(GAMES.map((module: AnyGame) => [module.id, module] as const))(
  '%s tells the sign that passes a device on what everybody holds, if they hold anything in secret',
  async (_, module) => {
    const id = module.id as (typeof GAMES)[number]['id'];
    const { gameUi } = await LOOKS[id].board();
    if (keepsSecrets(module) && !gameUi.hand)
      throw new Error(
        `Write \`hand\` into ui/boards/${id}/index.ts: without it the sign does not say that anything is covered.`,
      );
  },
);
