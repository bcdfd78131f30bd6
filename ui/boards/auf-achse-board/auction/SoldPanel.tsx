import { useTranslation } from 'react-i18next';
import { contractOf, type Space, type View } from '../../../../games/auf-achse-board';
import { Rule } from '../../../kit/Rule';
import { classNames } from '../../../pieces/classNames';
import { Icon } from '../../../pieces/Icon';
import { Seal } from '../../../pieces/Seal';
import { Sign } from '../../../pieces/Sign';
import { Button } from '../../../pieces/Button';
import { Truck } from '../map/Truck';
import type { AuctionEnd } from '../moments';
import type { Player } from '../table/players';
import { cityName, dm, spaceName, WORDS } from '../table/words';
import { AuctionHead } from './AuctionHead';
import panel from './AuctionPanel.module.css';
import styles from './SoldPanel.module.css';

/** The end of an auction that is being shown. */
export type Sold = {
  readonly end: AuctionEnd;
  /** Does it stay until somebody presses something? */
  readonly isWaiting: boolean;
  readonly onGoOn: () => void;
};

type Props = Sold & {
  readonly view: View;
  readonly players: readonly Player[];
};

/** Where the winner is: already at the goods, or so many spaces away. */
const useWhere = (truck: Space | null, { won }: AuctionEnd): string => {
  const { t } = useTranslation(WORDS);
  if (!truck) return '';
  const { from } = contractOf(won.contract);
  return truck === from
    ? t('table.sold.there', { where: cityName(from) })
    : t('table.sold.stands', { where: spaceName(truck, t) });
};

/** B-7.3, B-7.4 — the bids in order. */
const BidStory = ({ end: { caller, bids }, players }: Pick<Props, 'end' | 'players'>) => {
  const { t } = useTranslation(WORDS);
  const last = bids.at(-1);
  const hasEdge = last !== undefined && last.seat === caller && bids.at(-2)?.line === last.line;
  const who = players.find(({ seat }) => seat === caller)!;
  return (
    <div className={styles.story}>
      <h3>{t('table.sold.how')}</h3>
      {bids.length === 0 && (
        <p>
          {t('table.sold.nobody')} <Rule of="B-7.3" />
        </p>
      )}
      <ol className={styles.bids}>
        {bids.map(({ seat, line, price }, at) => {
          const player = players.find((one) => one.seat === seat)!;
          const isLast = at === bids.length - 1;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a bid is where it came in the order
            <li key={at} className={isLast ? styles.decided : undefined}>
              <Seal seat={player.number} size={22} />
              <span>{t('table.sold.line', { line })}</span>
              <span>{isLast && hasEdge ? t('table.sold.withEdge', { name: player.name }) : player.name}</span>
              <span className={styles.price}>{dm(price)}</span>
            </li>
          );
        })}
      </ol>
      {hasEdge && (
        <p>
          {who.isMe ? t('table.auction.edgeMine') : t('table.auction.edge', { name: who.name })}{' '}
          {t('table.auction.edgeText')} <Rule of="B-7.4" />
        </p>
      )}
    </div>
  );
};

/** B-7 — the end of an auction: who drives, what it costs and earns, what is left, and the bids in order. */
export const SoldPanel = ({ view, end, players, isWaiting, onGoOn }: Props) => {
  const { t } = useTranslation(WORDS);
  const { won, bids } = end;
  const { goods, revenue } = contractOf(won.contract);
  const winner = players.find(({ seat }) => seat === won.seat)!;
  const last = bids.at(-1);
  const where = useWhere(view.trucks[won.seat] ?? null, end);
  const figures = [
    {
      id: 'pays',
      sum: won.price,
      note: last ? t('table.sold.toBank', { line: last.line }) : t('table.sold.free'),
    },
    { id: 'gets', sum: revenue, note: t('table.sold.profit', { sum: dm(revenue - won.price) }) },
    { id: 'keeps', sum: winner.money, note: t('table.sold.before', { sum: dm(winner.money + won.price) }) },
  ];
  return (
    <section className={classNames(panel.auction, styles.sold)} aria-label={t('table.sold.title')}>
      <AuctionHead contract={won.contract} />
      <Sign variant={winner.isMe ? 'town' : 'green'} className={styles.sign}>
        <span className={styles.truck}>
          <Truck seat={winner.number} width={96} />
        </span>
        <div>
          <h2 className={styles.who}>
            {winner.isMe ? t('table.sold.mine') : t('table.sold.drives', { name: winner.name })}
          </h2>
          <p>
            {t('table.goods', { count: goods })}. {where}
          </p>
        </div>
      </Sign>
      <dl className={styles.figures}>
        {figures.map(({ id, sum, note }) => (
          <div key={id}>
            <dt>{t(winner.isMe ? `table.sold.your.${id}` : `table.sold.${id}`)}</dt>
            <dd>
              <b>{dm(sum)}</b>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <BidStory end={end} players={players} />
      <p className={styles.on}>
        <Button variant="mine" kbd="Enter" onClick={onGoOn}>
          {t('table.sold.goOn')}
        </Button>
        {!isWaiting && (
          <span>
            <Icon name="hour" size={20} /> {t('table.sold.byItself')}
          </span>
        )}
      </p>
    </section>
  );
};
