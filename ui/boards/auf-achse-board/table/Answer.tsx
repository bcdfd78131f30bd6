import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../../games/shared/legality';
import { Notice } from '../../../pieces/Notice';
import type { SeatInfo } from '../../../kit/match';
import { Rule } from '../../../kit/Rule';
import { refusalWords } from '../refusalWords';
import styles from './Answer.module.css';
import { WORDS } from './words';

type Props = { readonly no: Refusal | undefined; readonly seats: readonly SeatInfo[] };

/** Where the table answers: why not, the way out, the paragraph. */
export const Answer = ({ no, seats }: Props) => {
  const { t } = useTranslation(WORDS);
  const words = no && refusalWords(no, seats, t);
  return (
    <div className={styles.answer}>
      {words ? (
        <Notice variant="refusal" title={words.what} rule={<Rule of={no.rule} />}>
          {words.way}
        </Notice>
      ) : (
        <div role="status" />
      )}
    </div>
  );
};
