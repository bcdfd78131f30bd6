import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractOf, type ContractId, type View } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { digits } from '../../../pieces/digits';
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
  /** Shows it on the map, or stops showing it. */
  readonly onTrace: (id: ContractId | undefined) => void;
};

/** Where a contract leads next, how far that is, and what it earns. */
const Chip = ({ id, number, isAboard, away, isTraced, onTrace }: ChipProps) => {
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
        <span className="sr">{[routeName(id), way, dm(revenue)].filter(Boolean).join(', ')}</span>
        <i aria-hidden="true">{number}</i>
        <b aria-hidden="true">{cityName(next)}</b>
        <span aria-hidden="true">
          {away !== undefined && (
            <>
              <LoadMark move={isAboard ? 'unload' : 'load'} /> {away} ·{' '}
            </>
          )}
          {digits(revenue)}
        </span>
      </button>
    </li>
  );
};

type Props = {
  readonly view: View;
  readonly me: Player;
  readonly traced: ContractId | undefined;
  /** Opens the list of all contracts. */
  readonly onMore: () => void;
} & Pick<ChipProps, 'onTrace'>;

/** How many children of a one-line box do not fit into its line. */
const belowLine = ({ children }: HTMLElement): number => {
  const tops = Array.from(children, (child) => (child as HTMLElement).offsetTop);
  return tops.filter((top) => top > tops[0]!).length;
};

/**
 * On a phone, above the task: the reader's money and contracts in one line, those aboard first; a press shows one on
 * the map. A number counts those that do not fit.
 */
export const OwnLine = ({ view, me, traced, onTrace, onMore }: Props) => {
  const { t } = useTranslation(WORDS);
  const [box, width] = useWidth<HTMLUListElement>();
  const [left, setLeft] = useState(0);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- how wide the contracts are depends on these
  useLayoutEffect(() => setLeft(box.current ? belowLine(box.current) : 0), [box, width, view, t]);
  return (
    <div className={styles.line}>
      <b className={styles.money}>{dm(me.money)}</b>
      <ul ref={box} className={styles.contracts} aria-label={t('table.contracts.title')}>
        {numberedOf(view, me.seat).map((id, n) => (
          <Chip
            key={id}
            id={id}
            number={n + 1}
            isAboard={me.aboard.includes(id)}
            away={spacesAway(view, me.seat, id)}
            isTraced={id === traced}
            onTrace={onTrace}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.more} onClick={onMore}>
          <span className="sr">{t('table.contracts.more', { count: left })}</span>
          <b aria-hidden="true">+{left}</b>
        </button>
      )}
    </div>
  );
};
