import { useTranslation } from 'react-i18next';
import {
  capacityOf,
  contractOf,
  priceOf,
  roomOf,
  type Auction,
  type View,
} from '../../../../games/auf-achse-board';
import { HintButton } from '../../../kit/hints/HintButton';
import { MoveButton } from '../../../kit/MoveButton';
import { moveNamed, useMoves } from '../../../kit/moves';
import { spacesTo } from '../table/detours';
import type { Player } from '../table/players';
import { cityName, dm, spaceName, WORDS } from '../table/words';
import styles from './Decision.module.css';

type Props = {
  readonly view: View;
  readonly auction: Auction;
  readonly players: readonly Player[];
};

/**
 * The reader's money and free room, the money left after the delivery, the length of the route; and the button to
 * pass.
 */
export const Decision = ({ view, auction, players }: Props) => {
  const { t } = useTranslation(WORDS);
  const { legal, isPlaying } = useMoves();
  const me = players.find(({ isMe }) => isMe);
  const { from, to, revenue } = contractOf(auction.contract);
  const truck = me && view.trucks[me.seat];
  if (!me || !truck || !isPlaying) return null;
  const bids = legal.flatMap(({ move, args }) => (move === 'bid' ? [args[0] as number] : []));
  const line = Math.min(...bids);
  const way = [...(truck === from ? [] : [spaceName(truck, t)]), cityName(from), cityName(to)].join(
    '\u00a0– ',
  );
  const length = t('table.auction.wayLength', {
    start: spacesTo(view, truck, from),
    count: spacesTo(view, from, to),
  });
  const facts = (
    <div className={styles.decision}>
      <p>
        <span>{t('table.auction.money')}</span>
        <b>{dm(me.money)}</b>
        <small>
          {t('table.train.title')},{' '}
          <span>
            {t('table.train.free', { free: roomOf(view, me.seat), all: capacityOf(view, me.seat) })}
          </span>
        </small>
      </p>
      {bids.length > 0 && (
        <p>
          <span>{t('table.auction.after')}</span>
          <b>{dm(me.money - priceOf(auction.contract, line) + revenue)}</b>
          <small>{t('table.auction.byLine', { line })}</small>
        </p>
      )}
      <p className={styles.way}>
        <span>{t('table.auction.way')}</span>
        <b>{length}</b>
        <small>{way}</small>
      </p>
      {me.seat === auction.seat && (
        <MoveButton move={moveNamed('pass')} kbd="P" className={styles.pass}>
          {t('table.auction.pass')}
        </MoveButton>
      )}
      <HintButton />
    </div>
  );
  if (!bids.length) return facts;
  return (
    <>
      {facts}
      <p className={styles.below}>
        {t('table.auction.way')} <b>{length}</b> · {way}
      </p>
    </>
  );
};
