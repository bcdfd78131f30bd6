import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contractOf,
  PRICE_LINES,
  priceOf,
  stepsBetween,
  type ContractId,
  type View,
} from '../../../../games/auf-achse-board';
import { Button } from '../../../pieces/Button';
import { classNames } from '../../../pieces/classNames';
import { digits } from '../../../pieces/digits';
import { readTogether } from '../../../pieces/readTogether';
import { Crates } from './Crates';
import { spacesAway } from './detours';
import { LoadMark } from './LoadMark';
import { MoveButton } from '../../../kit/MoveButton';
import { isListed, moveNamed, useMoves } from '../../../kit/moves';
import { useKey } from '../../../kit/useKey';
import { whenPointed } from '../../../kit/whenPointed';
import { Panel } from '../../../kit/Panel';
import styles from './PublicContracts.module.css';
import { cityName, routeName, WORDS } from './words';

const LINE_NUMBERS = Array.from({ length: PRICE_LINES }, (_, n) => n + 1);

/** The price of each line, and what is left of the revenue. */
export const Lines = ({ id }: { readonly id: ContractId }) => {
  const { t } = useTranslation(WORDS);
  const { revenue } = contractOf(id);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('table.auction.line')}</th>
          <th scope="col">{t('table.auction.cost')}</th>
          <th scope="col">{t('table.auction.profit')}</th>
        </tr>
      </thead>
      <tbody>
        {LINE_NUMBERS.map((line) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{digits(priceOf(id, line))}</td>
            <td>{digits(revenue - priceOf(id, line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type CardProps = {
  readonly id: ContractId;
  readonly slot: number;
  /** How far the reader's truck is from where it is loaded. */
  readonly away: number | undefined;
  readonly isTraced: boolean;
  readonly isChildren: boolean;
  /** Is there no room for the prices of the lines? */
  readonly isFolded: boolean;
  readonly onTrace: (id: ContractId | undefined) => void;
};

const PublicContract = ({ id, slot, away, isTraced, isChildren, isFolded, onTrace }: CardProps) => {
  const { t } = useTranslation(WORDS);
  const { legal, isPlaying } = useMoves();
  const { from, to, goods, revenue } = contractOf(id);
  const spaces = stepsBetween(from, to);
  const move = moveNamed(isChildren ? 'take' : 'callAuction', slot);
  const toStart =
    away !== undefined && t(away ? 'table.contract.toStart' : 'table.contract.here', { count: away });
  const label = t('table.public.label', { route: routeName(id), sum: digits(revenue) });
  return (
    <li className={classNames(styles.contract, isTraced && styles.traced)}>
      <button
        type="button"
        className={styles.head}
        aria-pressed={isTraced}
        onClick={() => onTrace(id)}
        {...whenPointed((isPointed) => onTrace(isPointed ? id : undefined))}
      >
        <span className="sr">{readTogether([label, toStart])}</span>
        <span aria-hidden="true">
          <b>{cityName(from)}–</b>
          <b>{cityName(to)}</b>
        </span>
        <span className={styles.revenue} aria-hidden="true">
          {digits(revenue)}
          {toStart && (
            <span className={styles.away} title={toStart}>
              <LoadMark move="load" /> {away}
            </span>
          )}
        </span>
      </button>
      <p className={styles.meta}>
        <Crates goods={goods} />
        <span>{t('table.spaces', { count: spaces })}</span>
        <span>{t('table.contract.perSpace', { sum: digits(Math.round(revenue / spaces)) })}</span>
      </p>
      {!isChildren && !isFolded && <Lines id={id} />}
      {isPlaying && (isChildren || isListed(legal, move)) && (
        <MoveButton
          move={move}
          variant="go"
          className={styles.call}
          label={t(isChildren ? 'table.public.takeLabel' : 'table.public.callLabel', {
            route: routeName(id),
          })}
        >
          {t(isChildren ? 'table.public.take' : 'table.public.call')}
        </MoveButton>
      )}
    </li>
  );
};

type Props = {
  readonly view: View;
  /** The reader's seat; it is told how far the contracts are from its truck. */
  readonly seat?: string | undefined;
  readonly traced: ContractId | undefined;
  readonly onTrace: (id: ContractId | undefined) => void;
  /** Do they leave their room to the log until the reader wants to know more or may call one? */
  readonly isFoldable?: boolean;
};

/** B-2.5 — the four public contracts, and how many are still in the pile. */
export const PublicContracts = memo(({ view, seat, traced, onTrace, isFoldable = false }: Props) => {
  const { t } = useTranslation(WORDS);
  const { legal } = useMoves();
  const [isUnfolded, unfold] = useState(false);
  const mayDeal = legal.some(({ move }) => move === 'callAuction' || move === 'take');
  const folds = isFoldable && !mayDeal && view.options.variant !== 'children' && view.offer.some(Boolean);
  const toggle = () => unfold(!isUnfolded);
  useKey('l', folds ? toggle : undefined);
  const isChildren = view.options.variant === 'children';
  const places = view.offer.map((id, slot) => ({ id, slot, key: id ?? `empty ${slot}` }));
  return (
    <Panel
      title={t('table.public.title')}
      note={
        <>
          {t('table.public.pile', { count: view.pile.length })}
          {folds && (
            <Button
              variant="quiet"
              size="s"
              kbd="L"
              icon={isUnfolded ? 'up' : 'down'}
              className={styles.fold}
              aria-expanded={isUnfolded}
              onClick={toggle}
            >
              {t('table.public.lines')}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.list}>
        {places.map(({ id, slot, key }) =>
          id ? (
            <PublicContract
              key={id}
              id={id}
              slot={slot}
              away={seat === undefined ? undefined : spacesAway(view, seat, id)}
              isTraced={traced === id}
              isChildren={isChildren}
              isFolded={folds && !isUnfolded}
              onTrace={onTrace}
            />
          ) : (
            <li key={key} className={styles.empty}>
              {t('table.public.empty')}
            </li>
          ),
        )}
      </ul>
      {!view.offer.length && <p className={styles.none}>{t('table.public.notYet')}</p>}
    </Panel>
  );
});
PublicContracts.displayName = 'PublicContracts';
