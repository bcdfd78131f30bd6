import type { PlayerID } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../pieces/classNames';
import { Seal } from '../../../pieces/Seal';
import { digits } from '../../../pieces/digits';
import { groupsOf } from '../../../kit/groupsOf';
import { countOf, isWritten, LINES, placeOf, type Balance, type Line } from './balance';
import styles from './BalanceSheet.module.css';
import type { Player } from '../table/players';
import { gained, WORDS } from '../table/words';

type Props = {
  balances: readonly Balance[];
  players: readonly Player[];
  /** How many columns fit side by side. */
  abreast: number;
  /** How far the books have been read; if left out, completely. */
  read?: Read | undefined;
  /** Is there only room for the current line and the sums? */
  isBrief?: boolean;
};

/** How far the books have been read. */
export type Read = {
  /** Has this line of this seat been read? */
  readonly has: (line: Line, seat: PlayerID) => boolean;
  /** The line being read now. */
  readonly line: Line | undefined;
  /** The sums of the lines read so far. */
  readonly sums: Readonly<Record<PlayerID, number>>;
  /** The seats whose rank is known. */
  readonly placed: ReadonlySet<PlayerID>;
};

type ColumnsProps = Omit<Props, 'abreast'> & { shown: readonly Balance[] };

const Columns = ({ balances, shown, players, read, isBrief = false }: ColumnsProps) => {
  const { t } = useTranslation(WORDS);
  const columns = shown.map((balance) => ({
    balance,
    player: players.find(({ seat }) => seat === balance.seat)!,
  }));

  const amount = (line: Line, balance: Balance) => {
    if (read && !read.has(line, balance.seat)) return '';
    if (!isWritten(balance, line)) return t('end.none');
    const count = countOf(balance, line);
    return (
      <>
        {line === 'start' ? digits(balance.start) : gained(balance[line])}
        {count !== undefined && <small className={styles.times}>{t('end.counted', { count })}</small>}
      </>
    );
  };
  const lines = LINES.filter(
    (line) => !read || (isBrief ? line === read.line : balances.some((balance) => isWritten(balance, line))),
  );
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
                {(!read || read.placed.has(player.seat)) && <em>{placeOf(balance.total, balances)}.</em>}
                <Seal seat={player.number} size={22} />
                <span className={styles.name}>{player.name}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line} className={classNames(line === read?.line && styles.now)}>
            <th scope="row" className={styles.what}>
              {t(`end.${line}`)}
            </th>
            {columns.map(({ balance, player }) => (
              <td key={player.seat} className={classNames(player.isMe && styles.me)}>
                {amount(line, balance)}
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
              {digits(read ? read.sums[player.seat]! : balance.total)}
            </td>
          ))}
        </tr>
        {!read && (
          <tr className={styles.left}>
            <th scope="row" className={styles.what}>
              {t('end.undelivered')}
            </th>
            {columns.map(({ balance, player }) => (
              <td key={player.seat}>{balance.counts.left || t('end.none')}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
};

/** How everybody's money adds up, one column each, in the order of the balances. */
export const BalanceSheet = ({ abreast, ...sheet }: Props) =>
  groupsOf(sheet.balances, abreast).map((shown) => <Columns key={shown[0]!.seat} {...sheet} shown={shown} />);
