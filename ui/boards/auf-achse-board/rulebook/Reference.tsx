import { useTranslation } from 'react-i18next';
import {
  CONTRACT_IDS,
  contractOf,
  EVENT_IDS,
  eventOf,
  priceOf,
  stepsBetween,
  TRAILER_IDS,
  TRAILERS,
  type ContractId,
} from '../../../../games/auf-achse-board';
import { EventGlyph } from '../table/EventGlyph';
import { Starred } from '../../../kit/Starred';
import { digits } from '../../../pieces/digits';
import { cityName, dm, routeName, WORDS } from '../table/words';
import styles from './Reference.module.css';

const byRoute = (a: ContractId, b: ContractId): number =>
  cityName(contractOf(a).from).localeCompare(cityName(contractOf(b).from)) ||
  cityName(contractOf(a).to).localeCompare(cityName(contractOf(b).to));

const CONTRACTS = CONTRACT_IDS.toSorted(byRoute);

/** B-1.1 — every contract with its goods, prices and revenue. */
const Contracts = () => {
  const { t } = useTranslation(WORDS);
  return (
    <div className={styles.room}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('reference.route')}</th>
            <th scope="col">{t('reference.goods')}</th>
            <th scope="col">{t('reference.spaces')}</th>
            <th scope="col">{t('reference.revenue')}</th>
            <th scope="col">{t('reference.line')}</th>
          </tr>
        </thead>
        <tbody>
          {CONTRACTS.map((id) => {
            const { from, to, goods, revenue } = contractOf(id);
            return (
              <tr key={id}>
                <th scope="row">{routeName(id)}</th>
                <td>{goods}</td>
                <td>{stepsBetween(from, to)}</td>
                <td>{digits(revenue)}</td>
                <td>{digits(priceOf(id, 1))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** B-1.1 — all contracts, event cards and trailers of the game. */
export const Reference = () => {
  const { t } = useTranslation(WORDS);
  return (
    <div className={styles.reference}>
      <h3>{t('table.stores.events')}</h3>
      <ul className={styles.events}>
        {EVENT_IDS.map((id) => (
          <li key={id}>
            <EventGlyph effect={eventOf(id).effect} size={46} />
            <div>
              <h4>{t(`event.${id}.title`)}</h4>
              <p>{t(`event.${id}.effect`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3>{t('table.stores.trailers')}</h3>
      <ul className={styles.trailers}>
        {TRAILER_IDS.map((id) => (
          <li key={id}>
            <Starred
              text={t('labelled', {
                ns: 'shell',
                what: `**${t(`table.turn.buy.${id}`)}**`,
                value: dm(TRAILERS[id].price),
              })}
            />
            , {t('table.goods', { count: TRAILERS[id].capacity })}
          </li>
        ))}
      </ul>
      <h3>{t('reference.contracts')}</h3>
      <Contracts />
    </div>
  );
};
