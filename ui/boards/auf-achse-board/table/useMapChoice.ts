import type { PlayerID } from 'boardgame.io';
import { startTransition, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSpace, type ContractId, type Space, type View, type Way } from '../../../../games/auf-achse-board';
import { sameMove, type LegalMove, type Refusal } from '../../../../games/shared/legality';
import type { BoardProps } from '../../../kit/match';
import { readTogether } from '../../../pieces/readTogether';
import { aimOf, type Aim } from './aim';
import { useHalfMade } from '../../../kit/useHalfMade';
import { useSpoken } from '../../../kit/useSpoken';
import { forcedPrice, stopsAt } from './stops';
import { stopWords } from './stopWords';
import { dm, spaceName, WORDS } from './words';

/** The choices made so far. */
type Half = {
  /** The space pointed at on the map. */
  readonly shown: Space | null;
  /** Which of the ways that lead there, counted from 0. */
  readonly wayNumber: number;
  readonly isMotivating: boolean;
  /** B-4.4 (a) — has the reader been told that a trailer must be bought there? Then a second press confirms it. */
  readonly isWarned: boolean;
  /** The truck that a snowstorm is about to blow away. */
  readonly blown: PlayerID | undefined;
  readonly no: Refusal | undefined;
  /** Has the event card been set aside for a moment? */
  readonly isSetAside: boolean;
};

const NOTHING: Half = {
  shown: null,
  wayNumber: 0,
  isMotivating: false,
  isWarned: false,
  blown: undefined,
  no: undefined,
  isSetAside: false,
};

export type MapChoice = Half & {
  readonly aim: Aim | undefined;
  /** The ways to the space that is shown, best first. */
  readonly ways: readonly Way[];
  readonly way: Way | undefined;
  /** B-4.4 (a) — what going there forces the reader to pay, in DM; 0 if nothing must be bought. */
  readonly price: number;
  /** The contract whose two cities are shown on the map. */
  readonly traced: ContractId | undefined;
  readonly show: (space: Space | null) => void;
  readonly takeWay: (number: number) => void;
  /** Makes the move that the map shows; if that forces a purchase, only on the second call. */
  readonly confirm: () => void;
  readonly refuseAt: (space: Space) => void;
  readonly refuse: (refusal: Refusal | undefined) => void;
  readonly motivate: (isMotivating: boolean) => void;
  readonly blow: (truck: PlayerID | undefined) => void;
  readonly setAside: (isSetAside: boolean) => void;
  readonly trace: (contract: ContractId | undefined) => void;
  /** Shows on the map what that move would do there; returns whether it is a move on the map. */
  readonly point: (move: LegalMove) => boolean;
};

type Given = Pick<BoardProps<View>, 'view' | 'playerID' | 'legal' | 'whyNot' | 'play' | 'log'>;

/** The choices that must come before the space for that move; undefined if the move is not made on the map. */
const halfFor = ({ move, args }: LegalMove): Pick<Half, 'isMotivating' | 'blown'> | undefined =>
  ['place', 'drive', 'motivate', 'moveRoadworks', 'carryOut', 'blow'].includes(move)
    ? { isMotivating: move === 'motivate', blown: move === 'blow' ? (args[0] as PlayerID) : undefined }
    : undefined;

/** The space of a move on the map; undefined for any other move. */
export const spaceOf = (move: LegalMove): Space | undefined => {
  const arg = halfFor(move) && move.args[move.move === 'blow' ? 1 : 0];
  return isSpace(arg) ? arg : undefined;
};

/** Does a contract still lie where it can be pointed at? Not when it has been delivered or given away. */
const isLying = ({ offer, hands, aboard }: View, contract: ContractId): boolean =>
  [offer, ...Object.values(hands), ...Object.values(aboard)].some((all) =>
    (all as readonly unknown[]).includes(contract),
  );

/** The way from looking at the map to a move: point at a space, choose a way, go. */
export const useMapChoice = (given: Given): MapChoice => {
  const { view, playerID, legal, whyNot } = given;
  const { t } = useTranslation(WORDS);
  const { half, keep, refuse, attempt } = useHalfMade(NOTHING, given);
  const [traced, setTraced] = useState<ContractId>();
  // a pointer passing over the contracts must not wait for their arcs
  const trace = useCallback((id: ContractId | undefined) => startTransition(() => setTraced(id)), []);

  const aim = aimOf({ view, playerID, legal, t, isMotivating: half.isMotivating, blown: half.blown });
  const isOpen = aim?.targets.some(({ space }) => space === half.shown) ?? false;
  const shown = isOpen ? half.shown : null;
  const ways = shown && aim ? aim.waysTo(shown) : [];
  const way = ways[half.wayNumber] ?? ways[0];

  const price = way && playerID !== null ? forcedPrice(view, playerID, way) : 0;

  const via = way?.via.map((city) => spaceName(city, t)).join(', ');
  const stops =
    way && playerID !== null ? stopsAt(view, playerID, way).map((stop) => stopWords(stop, t)) : [];
  useSpoken(
    way && ways.length > 1
      ? readTogether([t(via ? 'table.wayVia' : 'table.wayDirect', { cities: via }), ...stops])
      : '',
  );

  const isWarned = half.isWarned && price > 0;
  useSpoken(isWarned ? t('table.drive.forcedAgain', { sum: dm(price) }) : '');

  return {
    ...half,
    isWarned,
    price,
    shown,
    aim,
    ways,
    way,
    traced: traced && isLying(view, traced) ? traced : undefined,
    show: (space) => {
      if (space === half.shown) return;
      keep({ shown: space, wayNumber: 0, isWarned: false });
      // a finger that pressed a contract earlier points at the map now
      trace(undefined);
    },
    takeWay: (wayNumber) => {
      if (wayNumber < ways.length) keep({ wayNumber, isWarned: false });
    },
    confirm: () => {
      if (!aim || !shown) return;
      if (price && !half.isWarned) keep({ isWarned: true });
      else attempt(aim.moveTo(shown, way));
    },
    refuse,
    refuseAt: (space) => refuse(aim && whyNot(aim.moveTo(space))),
    motivate: (isMotivating) => keep({ isMotivating, shown: null, isWarned: false }),
    blow: (blown) => keep({ blown, shown: null }),
    setAside: (isSetAside) => keep({ isSetAside }),
    trace,
    point: (move) => {
      const half = halfFor(move);
      const pointed = half && aimOf({ view, playerID, legal, t, ...half });
      const space = spaceOf(move);
      if (!pointed?.targets.some((target) => target.space === space)) return false;
      const number = pointed.waysTo(space!).findIndex((one) => sameMove(pointed.moveTo(space!, one), move));
      keep({ ...half, shown: space!, wayNumber: Math.max(0, number), isWarned: false, isSetAside: true });
      return true;
    },
  };
};
