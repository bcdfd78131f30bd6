import { useTranslation } from 'react-i18next';
import { BACK } from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { Card } from '../cards/Card';
import { CardPlace } from '../cards/CardPlace';
import { WORDS } from './words';
import styles from './Piles.module.css';

type Props = { deck: number; discard: number; width: number; isLine: boolean };

const Pile = ({
  name,
  count,
  width,
  place,
}: {
  name: string;
  count: number;
  width: number;
  place: string;
}) => {
  const { t } = useTranslation(WORDS);
  return (
    <figure className={styles.pile}>
      <div className={classNames(styles.stack, count > 1 && styles.many)} data-place={place}>
        {count > 0 ? (
          <Card face={BACK} width={width} label={t('board.backs', { count })} />
        ) : (
          <CardPlace width={width} />
        )}
      </div>
      <figcaption className={styles.caption}>
        {name} <b className={styles.count}>{count}</b>
      </figcaption>
    </figure>
  );
};

/** K-2.2, K-6.7 — the draw pile and the discards, both face down. */
export const Piles = ({ deck, discard, width, isLine }: Props) => {
  const { t } = useTranslation(WORDS);
  if (isLine)
    return (
      <p className={styles.line}>
        <span data-place="deck">
          {t('board.deck')} <b className={styles.count}>{deck}</b>
        </span>
        <span data-place="discard">
          {t('board.discard')} <b className={styles.count}>{discard}</b>
        </span>
      </p>
    );
  return (
    <div className={styles.piles}>
      <Pile name={t('board.deck')} count={deck} width={width} place="deck" />
      <Pile name={t('board.discard')} count={discard} width={width} place="discard" />
    </div>
  );
};
