import { LobbyFault } from './lobbyApi';

/** Why something failed, as a key into the words of the lobby: so the sentence changes with the language. */
export type FaultSentence = {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** What to tell the reader about a failed request. Any error that is not a `LobbyFault` is a bug of ours. */
export const faultSentenceOf = (error: unknown): FaultSentence =>
  error instanceof LobbyFault
    ? { key: `faults.${error.error}`, values: error.values }
    : { key: 'faults.internal', values: {} };
