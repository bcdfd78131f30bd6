import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../pieces/classNames';
import { Panel } from '../../../kit/Panel';
import { SeatOffer } from '../../../kit/conduct';
import { OwnMark } from '../../../kit/OwnMark';
import { SeatNote } from '../../../kit/SeatNote';
import { SeatFace } from '../../../pieces/Seal';
import { Stopped } from './Stopped';
import { Car } from '../track/Car';
import { inOrder, type Driver } from './drivers';
import styles from './Ranking.module.css';
import { WORDS } from './words';

const PitNote = ({ driver: { pit, ending } }: { readonly driver: Driver }) => {
  const { t } = useTranslation(WORDS);
  if (pit === 'none' || (ending && pit !== 'done')) return <span />;
  if (pit === 'done') return <Stopped className={styles.done} />;
  return <span className={styles[pit === 'open' ? 'later' : 'due']}>{t(`table.ranking.pit.${pit}`)}</span>;
};

const Row = ({ driver }: { readonly driver: Driver }) => {
  const { t } = useTranslation(WORDS);
  const { car, paint, number, name, isMe, isOnTurn, isNuisance, place, toGo, cards, played, ending, open } =
    driver;
  const about =
    cards === undefined
      ? t('table.ranking.played', { count: played })
      : t('table.ranking.cards', { count: cards });
  return (
    <li
      className={classNames(
        styles.row,
        isOnTurn && styles.now,
        isNuisance && styles.nobodys,
        ending !== null && styles.gone,
      )}
      aria-current={isOnTurn || undefined}
    >
      <b className={styles.place}>{place ?? '–'}</b>
      <Car paint={paint} number={number} width={50} />
      <span className={styles.words}>
        <b>
          {paint !== 'nuisance' && <SeatFace seat={paint} />}
          {name}
          {isMe && <OwnMark name={name} you={t('table.you')} />}
        </b>
        <span className={styles.about}>
          {ending ? t(`table.ending.${ending}`) : <SeatNote seat={car} doing={about} />}
          {open.length > 0 && (
            <span className={styles.open}>
              <span className="sr">{t('table.ranking.shows')} </span>
              {[...open.entries()].map(([n, value]) => (
                <i key={n}>{value}</i>
              ))}
            </span>
          )}
        </span>
      </span>
      <PitNote driver={driver} />
      <b className={styles.toGo}>{toGo ?? ''}</b>
      <div className={styles.offer}>
        <SeatOffer seat={car} />
      </div>
    </li>
  );
};

/** The cars in race order, by the distance they still have to go. */
export const Ranking = memo(({ drivers }: { readonly drivers: readonly Driver[] }) => {
  const { t } = useTranslation(WORDS);
  return (
    <Panel title={t('table.ranking.title')} note={t('table.ranking.note')}>
      <ol className={styles.list}>
        {inOrder(drivers).map((driver) => (
          <Row key={driver.car} driver={driver} />
        ))}
      </ol>
    </Panel>
  );
});
Ranking.displayName = 'Ranking';
