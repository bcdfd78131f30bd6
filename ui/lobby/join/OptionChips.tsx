import { useTranslation } from 'react-i18next';
import type { MatchDetails } from '../../online/lobbyApi';
import { Icon } from '../../pieces/Icon';
import { useGameWords } from '../useGameWords';
import styles from './OptionChips.module.css';

/** What players agree to when they join: the options of the match, its clock, who may watch. */
export const OptionChips = ({
  match,
}: {
  match: Pick<MatchDetails, 'game' | 'options' | 'seats' | 'table'>;
}) => {
  const { t } = useTranslation('lobby');
  const { particulars } = useGameWords();
  const { game, options, seats, table } = match;
  return (
    <ul className={styles.chips} aria-label={t('join.options')}>
      {particulars(game, options, seats.length, table).map(({ text, icon }) => (
        <li key={text}>
          {icon && <Icon name={icon} size={18} />}
          {text}
        </li>
      ))}
    </ul>
  );
};
