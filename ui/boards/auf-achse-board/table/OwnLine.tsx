import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractOf, type ContractId, type View } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { digits } from '../../../pieces/digits';
import { readTogether } from '../../../pieces/readTogether';
import { useWidth } from '../../../pieces/useWidth';
import { spacesAway } from './detours';
import { LoadMark } from './LoadMark';
import { numberedOf } from './OwnContracts';
import styles from './OwnLine.module.css';
import type { Player } from './players';
import { cityName, dm, routeName, WORDS } from './words';

type ChipProps = {
  readonly id: ContractId;
  readonly number: number;
  readonly isAboard: boolean;
  /** The number of spaces to it; undefined while there is no truck. */
  readonly away: number | undefined;
  readonly isTraced: boolean;
  /** Does it leave out what it earns? */
  readonly isBrief: boolean;
  /** Shows it on the map, or stops showing it. */
  readonly onTrace: (id: ContractId | undefined) => void;
};

/** Where a contract leads next, how far that is, and what it earns. */
const Chip = ({ id, number, isAboard, away, isTraced, isBrief, onTrace }: ChipProps) => {
  const { t } = useTranslation(WORDS);
  const { from: start, to, revenue } = contractOf(id);
  const next = isAboard ? to : start;
  const far = isAboard ? 'aboard' : 'toStart';
  const here = isAboard ? 'unloadHere' : 'here';
  const way = away === undefined ? '' : t(`table.contract.${away ? far : here}`, { count: away });
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.chip, isAboard && styles.aboard, isTraced && styles.traced)}
        aria-pressed={isTraced}
        onClick={() => onTrace(isTraced ? undefined : id)}
        onBlur={() => onTrace(undefined)}
      >
        <span className="sr">{readTogether([routeName(id), way, dm(revenue)])}</span>
        <i aria-hidden="true">{number}</i>
        <b aria-hidden="true">{cityName(next)}</b>
        <span aria-hidden="true">
          {away !== undefined && (
            <>
              <LoadMark move={isAboard ? 'unload' : 'load'} /> {away}
            </>
          )}
          {!isBrief && (
            <>
              {away !== undefined && ' · '}
              {digits(revenue)}
            </>
          )}
        </span>
      </button>
    </li>
  );
};

type Props = {
  readonly view: View;
  readonly me: Player;
  readonly traced: ContractId | undefined;
  /** Opens the list of all contracts; without it, all are shown here. */
  readonly onMore?: () => void;
  /** In front of them: the reader's money, or, where that is told anyway, the load. */
  readonly lead?: 'money' | 'load';
} & Pick<ChipProps, 'onTrace'> &
  Partial<Pick<ChipProps, 'isBrief'>>;

/** How many children of a box do not fit into it. */
const leftOut = ({ children, offsetTop, clientHeight }: HTMLElement): number => {
  const bottoms = Array.from(children, (child) => {
    const { offsetTop: top, offsetHeight } = child as HTMLElement;
    return top + offsetHeight;
  });
  return bottoms.filter((bottom) => bottom > offsetTop + clientHeight).length;
};

/** How many goods the reader's truck carries, and how many it can. */
const Load = ({ me: { load, capacity } }: Pick<Props, 'me'>) => {
  const { t } = useTranslation(WORDS);
  const words = t('table.train.label', { load, all: capacity });
  return (
    <span className={styles.load} role="img" aria-label={words} title={words}>
      <i /> {load}/{capacity}
    </span>
  );
};

/**
 * The reader's money or load, and the contracts, those aboard first, where their list is out of sight: above the task
 * on a phone, in an auction, while one may call one. A press shows one on the map. A number counts those that do not
 * fit.
 */
export const OwnLine = (props: Props) => {
  const { view, me, traced, onTrace, onMore, lead = 'money', isBrief = false } = props;
  const { t } = useTranslation(WORDS);
  const [box, width] = useWidth<HTMLUListElement>();
  const [left, setLeft] = useState(0);
  const [isWhole, setWhole] = useState(false);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- how wide the contracts are depends on these
  useLayoutEffect(() => setLeft(box.current ? leftOut(box.current) : 0), [box, width, view, t, isWhole]);
  /** Shows all; the focus goes on from the button, which is gone then, to the first of them. */
  const unfold = () => {
    setWhole(true);
    Array.from(box.current!.querySelectorAll('button')).at(-left)?.focus({ preventScroll: true });
  };
  return (
    <div className={classNames(styles.line, isBrief && styles.brief, isWhole && styles.whole)}>
      {lead === 'money' ? <b className={styles.money}>{dm(me.money)}</b> : <Load me={me} />}
      <ul ref={box} className={styles.contracts} aria-label={t('table.contracts.title')}>
        {numberedOf(view, me.seat).map((id, n) => (
          <Chip
            key={id}
            id={id}
            number={n + 1}
            isAboard={me.aboard.includes(id)}
            away={spacesAway(view, me.seat, id)}
            isTraced={id === traced}
            isBrief={isBrief}
            onTrace={onTrace}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.more} onClick={onMore ?? unfold}>
          <span className="sr">{t('table.contracts.more', { count: left })}</span>
          <b aria-hidden="true">+{left}</b>
        </button>
      )}
    </div>
  );
};
