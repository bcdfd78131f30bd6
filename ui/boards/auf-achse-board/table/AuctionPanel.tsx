import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contractOf,
  LINES,
  priceOf,
  stepsBetween,
  type Auction,
  type View,
} from '../../../../games/auf-achse-board';
import { clockwiseFrom } from '../../../../games/shared/seats';
import { classNames } from '../../../pieces/classNames';
import { Sign } from '../../../pieces/Sign';
import type { SeatInfo } from '../../../kit/match';
import { HintButton } from '../../../kit/hints/HintButton';
import { Rule } from '../../../kit/Rule';
import { refusalWords } from '../refusalWords';
import { SeatFace } from '../../../pieces/Seal';
import { digits } from '../../../pieces/digits';
import { Truck } from '../map/Truck';
import styles from './AuctionPanel.module.css';
import { MoveButton } from '../../../kit/MoveButton';
import { isListed, moveOf, useMoves } from '../../../kit/moves';
import { ASKS } from '../../../kit/useFocusKept';
import { useSpoken } from '../../../kit/useSpoken';
import type { Player } from './players';
import { cityName, dm, spaceName, WORDS } from './words';

type Props = {
  readonly view: View;
  readonly auction: Auction;
  readonly players: readonly Player[];
  readonly seats: readonly SeatInfo[];
};

/** The contract that is auctioned: its way, its goods, what it brings. */
export const AuctionHead = ({ contract }: Pick<Auction, 'contract'>) => {
  const { t } = useTranslation(WORDS);
  const { from, to, goods, revenue } = contractOf(contract);
  const length = stepsBetween(from, to);
  return (
    <Sign as="header" className={styles.head}>
      <p className={styles.kicker}>{t('table.auction.title')}</p>
      <h2 className={styles.route}>
        <span>{cityName(from)}</span>
        <svg viewBox="0 0 60 20" aria-hidden="true">
          <path d="M0 10h48M40 2l12 8-12 8" fill="none" stroke="currentColor" strokeWidth="4" />
        </svg>
        <span className="sr">–</span>
        <span>{cityName(to)}</span>
      </h2>
      <p className={styles.facts}>
        <span>{t('table.goods', { count: goods })}</span>
        <span>{t('table.spaces', { count: length })}</span>
        <span>{t('table.auction.perSpace', { sum: Math.round(revenue / length) })}</span>
        <span className={styles.revenue}>{t('table.auction.revenue', { sum: dm(revenue) })}</span>
      </p>
    </Sign>
  );
};

/** What a seat has done in this auction. */
const useStanding = ({ auction }: Pick<Props, 'auction'>) => {
  const { t } = useTranslation(WORDS);
  const { caller, contract, highest, passed, seat: asked } = auction;
  return ({ seat, isMe }: Player): { readonly look: string; readonly words: string } => {
    if (seat === asked) return { look: 'now', words: t(isMe ? 'table.auction.you' : 'table.auction.thinks') };
    if (highest?.seat === seat)
      return {
        look: 'high',
        words: t('table.auction.bids', { line: highest.line, sum: dm(priceOf(contract, highest.line)) }),
      };
    if (passed.includes(seat)) return { look: 'out', words: t('table.auction.passed') };
    if (seat === caller) return { look: 'caller', words: t('table.auction.caller') };
    return { look: 'open', words: t('table.auction.waits') };
  };
};

const Seats = ({ auction, players }: Pick<Props, 'auction' | 'players'>) => {
  const standing = useStanding({ auction });
  const order = clockwiseFrom(
    players.map(({ seat }) => seat),
    auction.caller,
  );
  const round = [...order.slice(1), auction.caller].map((seat) => players.find((one) => one.seat === seat)!);
  return (
    <ol className={styles.seats}>
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
            <b>
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

type LineProps = Props & { readonly line: number };

/** One line of the card: price, profit, what the reader keeps; a button, or why not. */
const Line = ({ view, auction, players, seats, line }: LineProps) => {
  const { t } = useTranslation(WORDS);
  const { legal, whyNot, isPlaying } = useMoves();
  const { contract, highest, seat } = auction;
  const price = priceOf(contract, line);
  const { revenue } = contractOf(contract);
  const me = players.find(({ isMe }) => isMe);
  const move = moveOf('bid', line);
  const isOpen = isListed(legal, move);
  const isFirst = isOpen && !isListed(legal, moveOf('bid', line - 1));
  const holder = highest?.line === line ? players.find(({ seat }) => seat === highest.seat) : undefined;
  const isLow = highest !== null && line < highest.line;
  const refused = isPlaying && me?.seat === seat && !isOpen ? whyNot(move) : undefined;
  const rest = me && view.money[me.seat]! - price;
  const short = refused?.reason === 'noMoney' && rest !== undefined && rest < 0;
  return (
    <tr className={classNames(isLow && styles.low, holder && styles.held, isFirst && styles.first)}>
      <th scope="row">
        <span>{line}</span>
      </th>
      <td>{digits(price)}</td>
      <td className={styles.profit}>{digits(revenue - price)}</td>
      <td className={styles.rest}>{rest === undefined || rest < 0 || isLow ? '–' : digits(rest)}</td>
      <td className={styles.act}>
        {holder && (
          <span className={styles.holder}>
            <Truck seat={holder.number} width={40} /> {t('table.auction.holds', { name: holder.name })}
          </span>
        )}
        {isOpen && (
          <MoveButton
            move={move}
            variant={isFirst ? 'go' : 'plain'}
            kbd={String(line)}
            isKeyAsked
            label={t('table.auction.bidLabel', { line, sum: dm(price) })}
          >
            {t('table.auction.bid')}
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

/** The card with its five lines. */
const Lines = (props: Props) => {
  const { t } = useTranslation(WORDS);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('table.auction.line')}</th>
          <th scope="col">{t('table.auction.cost')}</th>
          <th scope="col">{t('table.auction.profit')}</th>
          <th scope="col">{t('table.auction.left')}</th>
          <th>
            <span className="sr">{t('table.auction.bid')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: LINES }, (_, n) => (
          <Line key={n} {...props} line={n + 1} />
        ))}
      </tbody>
    </table>
  );
};

/** What the reader has, what would be left after the delivery, and how long the way would be. */
const Outlook = ({ view, auction, players }: Omit<Props, 'seats'>) => {
  const { t } = useTranslation(WORDS);
  const { legal, isPlaying } = useMoves();
  const me = players.find(({ isMe }) => isMe);
  const { from, to, revenue } = contractOf(auction.contract);
  const truck = me && view.trucks[me.seat];
  if (!me || !truck || !isPlaying) return null;
  const bids = legal.flatMap(({ move, args }) => (move === 'bid' ? [args[0] as number] : []));
  const line = Math.min(...bids);
  return (
    <div className={styles.outlook}>
      <p>
        <span>{t('table.auction.money')}</span>
        <b>{dm(me.money)}</b>
      </p>
      {bids.length > 0 && (
        <p>
          <span>{t('table.auction.after')}</span>
          <b>{dm(me.money - priceOf(auction.contract, line) + revenue)}</b>
          <small>{t('table.auction.byLine', { line })}</small>
        </p>
      )}
      <p>
        <span>{t('table.auction.way')}</span>
        <b>
          {t('table.auction.wayLength', { start: stepsBetween(truck, from), count: stepsBetween(from, to) })}
        </b>
        <small>{[spaceName(truck, t), cityName(from), cityName(to)].join(' – ')}</small>
      </p>
      {me.seat === auction.seat && (
        <MoveButton move={moveOf('pass')} kbd="P" className={styles.pass}>
          {t('table.auction.pass')}
        </MoveButton>
      )}
      <HintButton />
    </div>
  );
};

const Diamond = () => (
  <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
    <rect
      x="7.5"
      y="7.5"
      width="21"
      height="21"
      rx="2"
      transform="rotate(45 18 18)"
      fill="#fff"
      stroke="#1d1f21"
      strokeWidth="1.5"
    />
    <rect x="11" y="11" width="14" height="14" rx="1" transform="rotate(45 18 18)" fill="#f7b500" />
  </svg>
);

/** Says that the reader is asked to bid, or to pass. */
const useSpokenQuestion = ({ auction, players }: Pick<Props, 'auction' | 'players'>) => {
  const { t } = useTranslation(WORDS);
  const { isPlaying } = useMoves();
  const { from, to } = contractOf(auction.contract);
  const isAsked = isPlaying && players.some(({ seat, isMe }) => isMe && seat === auction.seat);
  const what = [t('table.auction.title'), `${cityName(from)} – ${cityName(to)}`, t('table.auction.you')];
  useSpoken(isAsked ? what.join(', ') : '');
};

/** B-7 — an auction. Both side columns make room for it; the map stays in sight. */
export const AuctionPanel = (props: Props) => {
  const { auction, players } = props;
  const { t } = useTranslation(WORDS);
  useSpokenQuestion(props);
  const caller = players.find(({ seat }) => seat === auction.caller)!;
  const isMine = caller.isMe;
  return (
    <section className={styles.auction} aria-label={t('table.auction.title')} {...ASKS}>
      <AuctionHead contract={auction.contract} />
      <Seats auction={auction} players={players} />
      <Lines {...props} />
      <Outlook {...props} />
      <p className={styles.edge}>
        <Diamond />
        <span>
          <b>{isMine ? t('table.auction.edgeMine') : t('table.auction.edge', { name: caller.name })}</b>{' '}
          {t('table.auction.edgeText')} <Rule of="B-7.4" /> {t('table.auction.freeText')} <Rule of="B-7.3" />{' '}
          <Rule of="B-7.5" />
        </span>
      </p>
    </section>
  );
};

/** B-7 — an auction on a phone held sideways: the way on the map and who bids on the left, all lines beside them. */
export const SideAuction = ({ map, ...props }: Props & { readonly map: ReactNode }) => {
  const { t } = useTranslation(WORDS);
  useSpokenQuestion(props);
  return (
    <section className={styles.sideways} aria-label={t('table.auction.title')} {...ASKS}>
      <div>
        {map}
        <Seats {...props} />
      </div>
      <div>
        <AuctionHead contract={props.auction.contract} />
        <Lines {...props} />
        <Outlook {...props} />
      </div>
    </section>
  );
};
