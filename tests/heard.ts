import type { PlayerID } from 'boardgame.io';

type Laid = { readonly type?: unknown; readonly seat?: unknown };

/**
 * Everything that is sent or shown, as text, except what this reader was told about the card they have just played.
 */
export const withoutOwn = (sent: unknown, playerID: PlayerID | null): string =>
  JSON.stringify(sent, (_, value: unknown) => {
    const { type, seat } = (value ?? {}) as Laid;
    return type === 'laid' && seat === playerID ? undefined : value;
  });
