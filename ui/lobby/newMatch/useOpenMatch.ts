import { useState } from 'react';
import { useLocation } from 'wouter';
import { DeviceError } from '../../local/deviceStore';
import { createLocalMatch } from '../../local/localMatches';
import { faultSentenceOf, type FaultSentence } from '../../online/faultSentence';
import { createMatch, joinMatch } from '../../online/lobbyApi';
import { createBody, deviceSeats, faultOf, optionsOf, ownSeat, type Draft } from './matchDraft';

const NOT_KEPT: FaultSentence = { key: 'newMatch.notKept', values: {} };

/** Opens the match on the server and takes a seat; returns its address. */
const openOnline = async (draft: Draft, name: string): Promise<string> => {
  const { game } = draft;
  const matchID = await createMatch(game, createBody(draft));
  // The match exists now: if no seat could be taken, its own page is the place to try again.
  await joinMatch(game, matchID, { name, playerID: String(ownSeat(draft)) }).catch(() => {});
  return `/match/${game}/${matchID}`;
};

/** Opens the match on this device; returns its address. */
const openHere = async (draft: Draft, proposed: (at: number) => string): Promise<string> => {
  const { game } = draft;
  const id = await createLocalMatch({
    game,
    options: optionsOf(draft),
    secondThoughts: draft.table.secondThoughts,
    hints: draft.table.hints,
    seats: deviceSeats(draft, proposed),
  });
  return `/local/${id}`;
};

type Given = {
  readonly draft: Draft;
  /** Undefined while the field has no valid name. */
  readonly myName: string | undefined;
  /** Names players on this device who have not entered a name. */
  readonly proposed: (at: number) => string;
};

/** Opens the drafted match and goes to it, or says why not. */
export const useOpenMatch = ({ draft, myName, proposed }: Given) => {
  const [, navigate] = useLocation();
  const [refused, setRefused] = useState<FaultSentence>();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  /** What is wrong with the form, if anything. */
  const faultNow = (): FaultSentence | undefined => {
    const fault = faultOf(draft);
    return fault && { key: `newMatch.${fault.fault}`, values: { number: (fault.at ?? 0) + 1 } };
  };

  /** `given` is a name the reader has just entered. */
  const open = async (given?: string): Promise<void> => {
    if (busy) return;
    const name = given ?? myName;
    const fault = faultNow();
    setRefused(fault);
    setAsking(!fault && draft.mode === 'online' && !name);
    if (fault || (draft.mode === 'online' && !name)) return;
    setBusy(true);
    try {
      navigate(await (draft.mode === 'online' && name ? openOnline(draft, name) : openHere(draft, proposed)));
    } catch (error) {
      setRefused(error instanceof DeviceError ? NOT_KEPT : faultSentenceOf(error));
      setBusy(false);
    }
  };

  return {
    open,
    busy,
    /** Is a name needed before it can continue? */
    asking,
    stopAsking: () => setAsking(false),
    /** Why the match was not opened, until something is changed. */
    refused,
    forget: () => setRefused(undefined),
  };
};
