import { useTranslation } from 'react-i18next';
import { classNames } from '../../pieces/classNames';
import { Seal } from '../../pieces/Seal';
import { groupsOf } from '../../kit/groupsOf';
import type { Balance } from './balance';
import styles from './BalanceSheet.module.css';
import type { Player } from './table/players';
import { digits, WORDS } from './table/words';

type Props = {
  balances: readonly Balance[];
  players: readonly Player[];
  /** Of how many of them the columns fit side by side. */
  abreast: number;
};

/** What is added up, from the start money to the total. */
const ROWS = ['start', 'deliveries', 'auctions', 'trailers', 'events', 'penalties'] as const;

const isCounted = (row: string): row is keyof Balance['counts'] =>
  ['deliveries', 'auctions', 'trailers'].includes(row);

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${digits(amount)}`;

/** B-13.2 — how many are richer, plus one: equal sums share a place. */
const placeOf = (total: number, balances: readonly Balance[]): number =>
  balances.filter((other) => other.total > total).length + 1;

type ColumnsProps = Omit<Props, 'abreast'> & { shown: readonly Balance[] };

const Columns = ({ balances, shown, players }: ColumnsProps) => {
  const { t } = useTranslation(WORDS);
  const columns = shown.map((balance) => ({
    balance,
    player: players.find(({ seat }) => seat === balance.seat)!,
  }));

  const amount = (row: (typeof ROWS)[number], { counts, ...balance }: Balance) => {
    if (!balance[row] && !(isCounted(row) && counts[row])) return t('end.none');
    return (
      <>
        {row === 'start' ? digits(balance.start) : signed(balance[row])}
        {isCounted(row) && <small>{t('end.counted', { count: counts[row] })}</small>}
      </>
    );
  };
  return (
    <table className={styles.balance}>
      <thead>
        <tr>
          <th scope="col" className={styles.what}>
            <span className="sr">{t('end.player')}</span>
            <span aria-hidden="true">DM</span>
          </th>
          {columns.map(({ balance, player }) => (
            <th key={player.seat} scope="col" className={classNames(player.isMe && styles.me)}>
              <span className={styles.player}>
                <em>{placeOf(balance.total, balances)}.</em>
                <Seal seat={player.number} size={22} />
                <span className={styles.name}>{player.name}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row" className={styles.what}>
              {t(`end.${row}`)}
            </th>
            {columns.map(({ balance, player }) => (
              <td key={player.seat} className={classNames(player.isMe && styles.me)}>
                {amount(row, balance)}
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row" className={styles.what}>
            {t('end.total')}
          </th>
          {columns.map(({ balance, player }) => (
            <td key={player.seat} className={classNames(player.isMe && styles.me)}>
              {digits(balance.total)}
            </td>
          ))}
        </tr>
        <tr className={styles.left}>
          <th scope="row" className={styles.what}>
            {t('end.undelivered')}
          </th>
          {columns.map(({ balance, player }) => (
            <td key={player.seat}>{balance.counts.left || t('end.none')}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

/** How everybody's money came about, one column each, the richest first. */
export const BalanceSheet = ({ balances, players, abreast }: Props) =>
  groupsOf(balances, abreast).map((shown) => (
    <Columns key={shown[0]!.seat} balances={balances} shown={shown} players={players} />
  ));
