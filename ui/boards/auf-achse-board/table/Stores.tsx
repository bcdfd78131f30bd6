import { useTranslation } from 'react-i18next';
import { GOODS, TRAILER_IDS, TRAILERS, type View } from '../../../../games/auf-achse-board';
import { Sheet } from '../../../pieces/Sheet';
import { digits } from '../../../pieces/digits';
import styles from './Stores.module.css';
import { WORDS } from './words';

/** The common stock: goods, trailers for sale, event cards. */
export const Stores = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation(WORDS);
  return (
    <Sheet as="section" className={styles.stores} aria-label={t('table.stores.label')}>
      <div>
        <h3>{t('table.stores.goods')}</h3>
        <p>
          <b>{view.stock}</b>/{GOODS}
        </p>
        <meter className={styles.stock} min={0} max={GOODS} value={view.stock} aria-hidden="true" />
      </div>
      {view.options.variant === 'standard' && (
        <div>
          <h3>{t('table.stores.trailers')}</h3>
          <p>
            {TRAILER_IDS.map((id) => (
              <span key={id}>
                <b>{view.supply[id]}</b> {t(`table.players.${id}`, { count: view.supply[id] })}{' '}
              </span>
            ))}
          </p>
          <small>{TRAILER_IDS.map((id) => digits(TRAILERS[id].price)).join(' / ')} DM</small>
        </div>
      )}
      <div>
        <h3>{t('table.stores.events')}</h3>
        <p>
          <b>{view.events.length}</b>
        </p>
        <small>{t('table.stores.inPile')}</small>
      </div>
    </Sheet>
  );
};
