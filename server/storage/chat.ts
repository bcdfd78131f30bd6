import type { Access } from './access';
import type { MatchStore } from './matchStore';

/** The part of a store for what players write to each other. */
export const chatIn = ({ read, transaction }: Access): Pick<MatchStore, 'addChatLine' | 'chat'> => ({
  addChatLine: (matchID, { id, playerID, text }, keep) =>
    transaction(async (run) => {
      const added = await run(
        `INSERT INTO chat (match_id, id, seat, text) SELECT id, $2, $3, $4 FROM matches WHERE id = $1
         ON CONFLICT (match_id, id) DO NOTHING RETURNING line`,
        [matchID, id, playerID, text],
      );
      await run(
        `DELETE FROM chat WHERE match_id = $1 AND line <=
           (SELECT line FROM chat WHERE match_id = $1 ORDER BY line DESC LIMIT 1 OFFSET $2)`,
        [matchID, keep],
      );
      return added.length > 0;
    }),

  chat: async (matchID) => {
    const rows = await read<{ id: string; seat: string; text: string }>(
      'SELECT id, seat, text FROM chat WHERE match_id = $1 ORDER BY line',
      [matchID],
    );
    return rows.map(({ id, seat, text }) => ({ id, playerID: seat, text }));
  },
});
