import { useTranslation } from 'react-i18next';
import { contractOf, stepsBetween, type Auction } from '../../../../games/auf-achse-board';
import { Sign } from '../../../pieces/Sign';
import { cityName, dm, WORDS } from '../table/words';
import styles from './AuctionHead.module.css';

/** The contract being auctioned: its route, its goods, its revenue. */
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
