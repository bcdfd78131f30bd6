import { useTranslation } from 'react-i18next';
import { contractOf, stepsBetween, type ContractId } from '../../../../games/auf-achse-board';
import { whenPointed } from '../../../kit/whenPointed';
import { classNames } from '../../../pieces/classNames';
import { digits } from '../../../pieces/digits';
import { readTogether } from '../../../pieces/readTogether';
import styles from './ContractSign.module.css';
import { Crates } from './Crates';
import { LoadMark } from './LoadMark';
import { cityName, dm, routeName, WORDS } from './words';

type Props = {
  readonly id: ContractId;
  /** Its number on the map. */
  readonly number: number;
  readonly isAboard: boolean;
  /** The number of spaces to where it must be loaded or unloaded next; undefined while no truck would carry it. */
  readonly away: number | undefined;
  readonly isTraced: boolean;
  /** Called with the contract when the reader points at it, and with undefined when they stop. */
  readonly onTrace: (id: ContractId | undefined) => void;
  /** Chooses it, for the event card Fracht Dumping (B-12). */
  readonly onChoose?: (() => void) | undefined;
};

/** A contract as a signpost: white in hand, yellow once its goods are aboard. */
export const ContractSign = (props: Props) => {
  const { id, number, isAboard, away, isTraced, onTrace, onChoose } = props;
  const { t } = useTranslation(WORDS);
  const { from: start, to, goods, revenue } = contractOf(id);
  const length = stepsBetween(start, to);
  const perSpace = Math.round(revenue / length);
  const way = isAboard
    ? t(away === 0 ? 'table.contract.unloadHere' : 'table.contract.aboard', { count: away ?? length })
    : t('table.spaces', { count: length });
  const toStart =
    !isAboard && away !== undefined
      ? t(away ? 'table.contract.toStart' : 'table.contract.here', { count: away })
      : '';
  const label = [routeName(id), t('table.goods', { count: goods }), way, toStart, dm(revenue)];
  return (
    <button
      type="button"
      className={classNames(styles.sign, isAboard && styles.aboard, isTraced && styles.traced)}
      aria-pressed={isTraced}
      data-contract={id}
      onClick={onChoose ?? (() => onTrace(id))}
      {...whenPointed((isPointed) => onTrace(isPointed ? id : undefined))}
    >
      <span className="sr">{t('table.contract.label', { number, text: readTogether(label) })}</span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.route} aria-hidden="true">
        <b>{cityName(start)}</b>
        <svg viewBox="0 0 20 10" width="18" height="9">
          <path d="M0 5h15M11 1l5 4-5 4" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        <b>{cityName(to)}</b>
      </span>
      <span className={styles.revenue} aria-hidden="true">
        {digits(revenue)}
      </span>
      <span className={styles.foot} aria-hidden="true">
        <Crates goods={goods} />
        <span className={styles.way}>
          {way}
          {toStart && (
            <span title={toStart}>
              {' · '}
              {away ? (
                <>
                  <span className={styles.short}>
                    <LoadMark move="load" /> {away}
                  </span>
                  <span className={styles.full}>{toStart}</span>
                </>
              ) : (
                toStart
              )}
            </span>
          )}
        </span>
        {!isAboard && <b>{t('table.contract.perSpace', { sum: perSpace })}</b>}
      </span>
    </button>
  );
};
