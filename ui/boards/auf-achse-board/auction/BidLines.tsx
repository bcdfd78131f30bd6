import { useTranslation } from 'react-i18next';
import { contractOf, PRICE_LINES, priceOf, type Auction, type View } from '../../../../games/auf-achse-board';
import { isNotNow } from '../../../kit/generalRefusals';
import type { SeatInfo } from '../../../kit/match';
import { MoveButton } from '../../../kit/MoveButton';
import { isListed, moveNamed, useMoves } from '../../../kit/moves';
import { Rule } from '../../../kit/Rule';
import { classNames } from '../../../pieces/classNames';
import { digits } from '../../../pieces/digits';
import { isLongName } from '../../../pieces/longName';
import { Truck } from '../map/Truck';
import { refusalWords } from '../refusalWords';
import type { Player } from '../table/players';
import { dm, WORDS } from '../table/words';
import styles from './BidLines.module.css';

type Props = {
  readonly view: View;
  readonly auction: Auction;
  readonly players: readonly Player[];
  readonly seats: readonly SeatInfo[];
};

type LineProps = Props & { readonly line: number; readonly me: Player | undefined };

/**
 * One line of the card: price, profit, the money left to a reader who plays; a button, or the reason why not. B-7.4:
 * the caller may equal a bid.
 */
const Line = ({ view, auction, players, seats, line, me }: LineProps) => {
  const { t } = useTranslation(WORDS);
  const { legal, whyNot, isPlaying } = useMoves();
  const { contract, highest, seat } = auction;
  const price = priceOf(contract, line);
  const { revenue } = contractOf(contract);
  const move = moveNamed('bid', line);
  const isOpen = isListed(legal, move);
  const isFirst = isOpen && !isListed(legal, moveNamed('bid', line - 1));
  const holder = highest?.line === line ? players.find(({ seat }) => seat === highest.seat) : undefined;
  const isLow = highest !== null && line < highest.line;
  const reason = isPlaying && me?.seat === seat && !isOpen ? whyNot(move) : undefined;
  const refused = reason && !isNotNow(reason) ? reason : undefined;
  const rest = me && view.money[me.seat]! - price;
  const short = refused?.reason === 'noMoney' && rest !== undefined && rest < 0;
  return (
    <tr
      className={classNames(isLow && styles.low, holder && styles.held, isFirst && styles.first)}
      style={holder && { '--holder': `var(--seat-${holder.number})` }}
    >
      <th scope="row">
        <span>{line}</span>
      </th>
      <td>{digits(price)}</td>
      <td className={styles.profit}>{digits(revenue - price)}</td>
      {rest !== undefined && <td className={styles.rest}>{rest < 0 || isLow ? '–' : digits(rest)}</td>}
      <td className={styles.act}>
        {holder && (
          <span
            className={classNames(
              styles.holder,
              isOpen && styles.beside,
              isLongName(holder.name) && styles.long,
            )}
          >
            <Truck seat={holder.number} width={40} /> {t('table.auction.holds', { name: holder.name })}
          </span>
        )}
        {isOpen && (
          <MoveButton
            move={move}
            variant={isFirst ? 'go' : 'plain'}
            kbd={String(line)}
            isKeyAsked
            label={t(holder ? 'table.auction.equalLabel' : 'table.auction.bidLabel', {
              line,
              sum: dm(price),
            })}
          >
            {t(holder ? 'table.auction.equal' : 'table.auction.bid')}
          </MoveButton>
        )}
        {!isOpen && !holder && (isLow || refused) && (
          <span className={styles.why}>
            {short && t('table.auction.short', { sum: dm(-rest) })}
            {!short &&
              (isLow || !refused ? t('table.auction.overbid') : refusalWords(refused, seats, t).what)}{' '}
            {refused && !isLow && <Rule of={refused.rule} />}
          </span>
        )}
      </td>
    </tr>
  );
};

/** The card with its five lines; bidders also see what money they would have left. */
export const BidLines = (props: Props) => {
  const { t } = useTranslation(WORDS);
  const me = props.players.find(({ isMe }) => isMe);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('table.auction.line')}</th>
          <th scope="col">{t('table.auction.cost')}</th>
          <th scope="col">{t('table.auction.profit')}</th>
          {me && <th scope="col">{t('table.auction.left')}</th>}
          <th>
            <span className="sr">{t('table.auction.bid')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: PRICE_LINES }, (_, n) => (
          <Line key={n} {...props} me={me} line={n + 1} />
        ))}
      </tbody>
    </table>
  );
};
