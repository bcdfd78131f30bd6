import type { PlayerID } from 'boardgame.io';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { isCity, type View } from '../../../games/auf-achse-board';
import type { LegalMove } from '../../../games/shared/legality';
import type { TableSetting } from '../../kit/gameUi';
import type { BoardProps } from '../../kit/match';
import { moveNamed } from '../../kit/moves';
import { persisted, usePersisted } from '../../shell/persisted';
import { WORDS } from './table/words';
import { isTakingBack } from '../../kit/takenBack';

/** Does a turn of the reader end automatically when only trailers are left to buy? */
const turnEndingPreference = persisted<boolean>('boardGame.endsTurn', v.boolean(), true);

export const turnEndingSetting: TableSetting = {
  id: 'endsTurn',
  kept: turnEndingPreference,
  icon: 'next',
  label: (isOn, t) => t(`table.settings.endsTurn.${isOn ? 'off' : 'on'}`, { ns: WORDS }),
};

/**
 * B-6.1 — after rolling, is buying a trailer the only thing left in the turn? It can be bought just as well before
 * the next roll. In a city with contracts in hand this is never so: ending the turn would tell the others that none
 * of them can be loaded there.
 */
const isAllDone = ({ turn, trucks, hands }: View, seat: PlayerID, legal: readonly LegalMove[]): boolean =>
  turn.rolled &&
  legal.some(({ move }) => move === 'endTurn') &&
  legal.every(({ move }) => move === 'endTurn' || move === 'buyTrailer') &&
  !(isCity(trucks[seat]!) && hands[seat]!.length > 0);

type Table = Pick<BoardProps<View>, 'view' | 'legal' | 'log' | 'play' | 'refusals'> & {
  /** The seat of the reader; null for others. */
  readonly seat: PlayerID | null;
  /** Has everything that happened been shown? */
  readonly isShown: boolean;
};

/**
 * Ends the reader's turn automatically, once, if nothing else is left to do and the reader wants this. Returns whether
 * it is about to: then the reader is asked nothing.
 */
export const useTurnEnding = ({ view, seat, legal, log, play, refusals, isShown }: Table): boolean => {
  const [isWanted] = usePersisted(turnEndingPreference);
  const endedAt = useRef<number>(undefined);
  const steps = log.length;
  const [since, setSince] = useState({ steps, refusals });
  if (since.steps !== steps) setSince({ steps, refusals });
  // not after taking something back: the reader wants to do something else
  // and not after buying a trailer: the reader may still want to do more
  const isOpen = log.slice(-1).some((entry) => isTakingBack(entry) || entry.move === 'buyTrailer');
  const isDue = isWanted && seat !== null && !isOpen && isAllDone(view, seat, legal);
  useEffect(() => {
    if (!isDue || !isShown || endedAt.current === steps) return;
    endedAt.current = steps;
    play(moveNamed('endTurn'));
  }, [isDue, isShown, steps, play]);
  // a move that the server refused is the reader's to make
  return isDue && since.refusals === refusals;
};
