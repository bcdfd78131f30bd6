import { useTranslation } from 'react-i18next';
import { DECK } from '../../../../games/auf-achse-cards';
import { Card } from '../cards/Card';
import { captionsFor, cardLabel, cardName, WORDS } from '../table/words';
import styles from './Reference.module.css';

const KILOMETRES = DECK.filter(({ face }) => typeof face === 'number');
const OTHERS = DECK.filter(({ face }) => typeof face === 'string');

/** K-1.1 — every card in the game, how many of each, and what it does. */
export const Reference = () => {
  const { t } = useTranslation(WORDS);
  return (
    <div className={styles.reference}>
      <p>{t('reference.kilometres')}</p>
      <ul className={styles.cards}>
        {KILOMETRES.map(({ face, count }) => (
          <li key={face}>
            <Card face={face} width={66} label={cardLabel(face, t)} />
            <span>{t('reference.count', { count })}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.rows}>
        {OTHERS.map(({ face, count }) => (
          <li key={face}>
            <Card face={face} width={76} label={cardLabel(face, t)} captions={captionsFor(t)} />
            <div>
              <h3>{cardName(face, t)}</h3>
              <p>{t(`reference.does.${face}`)}</p>
              <small>{t('reference.count', { count })}</small>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
