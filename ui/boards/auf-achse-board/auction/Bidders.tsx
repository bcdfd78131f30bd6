import { useTranslation } from 'react-i18next';
import { priceOf, type Auction } from '../../../../games/auf-achse-board';
import { clockwiseFrom } from '../../../../games/shared/seats';
import { classNames } from '../../../pieces/classNames';
import { digits } from '../../../pieces/digits';
import { isLongName } from '../../../pieces/longName';
import { SeatFace } from '../../../pieces/Seal';
import { Truck } from '../map/Truck';
import type { Player } from '../table/players';
import { dm, WORDS } from '../table/words';
import styles from './Bidders.module.css';

type Props = {
  readonly auction: Auction;
  readonly players: readonly Player[];
};

/** What a seat has done in this auction. */
const useStanding = (auction: Auction) => {
  const { t } = useTranslation(WORDS);
  const { caller, contract, highest, passed, seat: asked } = auction;
  return ({ seat, isMe }: Player): { readonly look: string; readonly words: string } => {
    // in the moment of a bid or a pass, its seat is still the one that was asked
    if (passed.includes(seat)) return { look: 'out', words: t('table.auction.passed') };
    if (highest?.seat === seat)
      return {
        look: 'high',
        words: t('table.auction.bids', { line: highest.line, sum: dm(priceOf(contract, highest.line)) }),
      };
    if (seat === asked) return { look: 'now', words: t(isMe ? 'table.auction.you' : 'table.auction.thinks') };
    if (seat === caller) return { look: 'caller', words: t('table.auction.caller') };
    return { look: 'open', words: t('table.auction.waits') };
  };
};

/** The order of bidding, and what each player has done. */
export const Bidders = ({ auction, players }: Props) => {
  const standing = useStanding(auction);
  const order = clockwiseFrom(
    players.map(({ seat }) => seat),
    auction.caller,
  );
  const round = [...order.slice(1), auction.caller].map((seat) => players.find((one) => one.seat === seat)!);
  const atLeast = (count: number) => round.length >= count;
  return (
    <ol
      className={classNames(
        styles.seats,
        atLeast(3) && styles.three,
        atLeast(4) && styles.four,
        atLeast(5) && styles.five,
        round.some(({ name }) => isLongName(name)) && styles.cramped,
      )}
    >
      {round.map((player) => {
        const { look, words } = standing(player);
        return (
          <li
            key={player.seat}
            className={classNames(styles.seat, styles[look], player.seat === auction.caller && styles.calls)}
          >
            <Truck seat={player.number} width={44} />
            <em>
              {digits(player.money)} <small>DM</small>
            </em>
            <b className={isLongName(player.name) ? styles.long : undefined}>
              <SeatFace seat={player.number} />
              {player.name}
            </b>
            <span>{words}</span>
          </li>
        );
      })}
    </ol>
  );
};
