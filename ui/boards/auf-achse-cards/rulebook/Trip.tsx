import { useTranslation } from 'react-i18next';
import type { CardId } from '../../../../games/auf-achse-cards';
import { RaceLane } from '../cards/RaceLane';
import { raceParts, raceSentence } from '../table/raceParts';
import { captionsFor, WORDS } from '../table/words';
import styles from './Reference.module.css';

/** A trip as it lies on the table, divided at its breaks, with what counts. */
export const Trip = ({ cards }: { readonly cards: readonly CardId[] }) => {
  const { t } = useTranslation(WORDS);
  return (
    <div className={styles.trip}>
      <RaceLane
        parts={raceParts(cards, t)}
        width={70}
        label={raceSentence(cards, t)}
        breakLabel={t('board.break')}
        captions={captionsFor(t)}
      />
    </div>
  );
};
