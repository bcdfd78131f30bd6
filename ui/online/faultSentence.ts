import { LobbyFault } from './lobbyApi';

/** Why something was not done, as words of the lobby: they follow when the language changes. */
export type FaultSentence = {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** What to say of a request that failed. Anything that is no `LobbyFault` is our own mistake. */
export const faultSentenceOf = (error: unknown): FaultSentence =>
  error instanceof LobbyFault
    ? { key: `faults.${error.error}`, values: error.values }
    : { key: 'faults.internal', values: {} };
