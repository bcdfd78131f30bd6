import type { PlayerID } from 'boardgame.io';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractId, Space, View, Way } from '../../../../games/auf-achse-board';
import type { Refusal } from '../../../../games/shared/legality';
import type { BoardProps } from '../../../kit/match';
import { aimOf, type Aim } from './aim';
import { useHalfMade } from '../../../kit/useHalfMade';
import { useSpoken } from '../../../kit/useSpoken';
import { stopsAt } from './stops';
import { stopWords } from './stopWords';
import { spaceName, WORDS } from './words';

/** What has been chosen so far. */
type Half = {
  /** The space pointed at on the map. */
  readonly shown: Space | null;
  /** Which of the ways that lead there, from 0. */
  readonly wayNumber: number;
  readonly isMotivating: boolean;
  /** The truck a snowstorm is about to blow. */
  readonly blown: PlayerID | undefined;
  readonly no: Refusal | undefined;
  /** Has the event card been put aside for a moment? */
  readonly isSetAside: boolean;
};

const NOTHING: Half = {
  shown: null,
  wayNumber: 0,
  isMotivating: false,
  blown: undefined,
  no: undefined,
  isSetAside: false,
};

export type MapChoice = Half & {
  readonly aim: Aim | undefined;
  /** The ways to the space that is shown, best first. */
  readonly ways: readonly Way[];
  readonly way: Way | undefined;
  /** The contract whose two cities are shown on the map. */
  readonly traced: ContractId | undefined;
  readonly show: (space: Space | null) => void;
  readonly takeWay: (number: number) => void;
  /** Makes the move the map stands for. */
  readonly confirm: () => void;
  readonly refuseAt: (space: Space) => void;
  readonly refuse: (refusal: Refusal | undefined) => void;
  readonly motivate: (isMotivating: boolean) => void;
  readonly blow: (truck: PlayerID | undefined) => void;
  readonly setAside: (isSetAside: boolean) => void;
  readonly trace: (contract: ContractId | undefined) => void;
};

type Given = Pick<BoardProps<View>, 'view' | 'playerID' | 'legal' | 'whyNot' | 'play' | 'log'>;

/** The way from looking at the map to a move: point at a space, choose a way, go. */
export const useMapChoice = (given: Given): MapChoice => {
  const { view, playerID, legal, whyNot } = given;
  const { t } = useTranslation(WORDS);
  const { half, keep, refuse, attempt } = useHalfMade(NOTHING, given);
  const [traced, trace] = useState<ContractId>();

  const aim = aimOf({ view, playerID, legal, t, isMotivating: half.isMotivating, blown: half.blown });
  const isOpen = aim?.targets.some(({ space }) => space === half.shown) ?? false;
  const shown = isOpen ? half.shown : null;
  const ways = shown && aim ? aim.waysTo(shown) : [];
  const way = ways[half.wayNumber] ?? ways[0];

  const via = way?.via.map((city) => spaceName(city, t)).join(', ');
  const stops =
    way && playerID !== null ? stopsAt(view, playerID, way).map((stop) => stopWords(stop, t)) : [];
  useSpoken(
    way && ways.length > 1
      ? [t(via ? 'table.wayVia' : 'table.wayDirect', { cities: via }), ...stops].join(', ')
      : '',
  );

  return {
    ...half,
    shown,
    aim,
    ways,
    way,
    traced,
    show: (space) => {
      if (space !== half.shown) keep({ shown: space, wayNumber: 0 });
    },
    takeWay: (wayNumber) => {
      if (wayNumber < ways.length) keep({ wayNumber });
    },
    confirm: () => aim && shown && attempt(aim.moveTo(shown, way)),
    refuse,
    refuseAt: (space) => refuse(aim && whyNot(aim.moveTo(space))),
    motivate: (isMotivating) => keep({ isMotivating, shown: null }),
    blow: (blown) => keep({ blown, shown: null }),
    setAside: (isSetAside) => keep({ isSetAside }),
    trace,
  };
};
