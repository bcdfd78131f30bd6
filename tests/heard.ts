import type { PlayerID } from 'boardgame.io';

type Laid = { readonly type?: unknown; readonly seat?: unknown };

/** All that is sent or shown, as text, but for what these eyes were told of the card they have just laid themselves. */
export const withoutOwn = (sent: unknown, playerID: PlayerID | null): string =>
  JSON.stringify(sent, (_, value: unknown) => {
    const { type, seat } = (value ?? {}) as Laid;
    return type === 'laid' && seat === playerID ? undefined : value;
  });
