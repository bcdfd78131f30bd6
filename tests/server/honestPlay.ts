import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { cardGame } from '../../games/auf-achse-cards';
import type { Chance } from '../../games/shared/chance';
import { openTable } from './attackedTables';

/** Two honest players who play cards as fast as they are answered, match after match. */
export const honestPlay = async (url: string, random: Chance) => {
  let moves = 0;
  const match = { running: true, end: (): void => undefined };
  const playMatch = async () => {
    const { matchID, seats } = await openTable(url, cardGame);
    const clients = seats.map((seat) => {
      const client = Client({
        game: { ...cardGame.game },
        debug: false,
        matchID,
        ...seat,
        multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
      });
      return { client, seat };
    });
    const timers = clients.map(({ client, seat }, at) => {
      let reached = 0;
      let tried = { at: -1, when: 0 };
      client.start();
      return setInterval(() => {
        const state = client.getState();
        if (!state?.isConnected) return;
        if (state.ctx.gameover) match.end();
        const { _stateID: now } = state;
        if (at === 0) moves += Math.max(0, now - reached);
        reached = Math.max(now, reached);
        // a move refused because the other player was faster is tried again
        if (now === tried.at && performance.now() - tried.when < 250) return;
        tried = { at: now, when: performance.now() };
        const [chosen] = random.Shuffle([...cardGame.legalMoves(state.G, seat.playerID)]);
        if (chosen) client.moves[chosen.move]?.(...chosen.args);
      }, 5);
    });
    await new Promise<void>((resolve) => (match.end = resolve));
    for (const timer of timers) clearInterval(timer);
    for (const { client } of clients) client.stop();
  };
  const played = (async () => {
    while (match.running) await playMatch();
  })();
  return {
    moves: () => moves,
    stop: () => {
      match.running = false;
      match.end();
      return played;
    },
  };
};
