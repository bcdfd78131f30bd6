import { useTranslation } from 'react-i18next';
import { Icon } from '../../../pieces/Icon';
import { listInWords } from '../../../pieces/listInWords';
import { WORDS } from './words';
import type { Player } from './players';
import { Rule } from '../../../kit/Rule';
import { Starred } from '../../../kit/Starred';
import styles from './SpectatorLine.module.css';
import { awaitedOf } from './turnHint';
import type { Layout } from './useLayout';

type Props = {
  players: readonly Player[];
  layout: Layout;
  isUnfolding: boolean;
  /** The effect of the counter card turned up last, in words. */
  told: string | undefined;
};

/** In place of a hand: what a spectator sees, and whom everybody waits for. */
export const SpectatorLine = ({ players, layout, isUnfolding, told }: Props) => {
  const { t } = useTranslation(WORDS);
  const waiting = awaitedOf(players).map(({ name }) => name);
  return (
    <section className={styles.line} data-ground="asphalt" aria-label={t('board.yourPlace')}>
      <Icon name="eye" size={22} />
      <p role="status">
        {t('board.spectator')} <Rule of="K-3.6" />{' '}
        {told && (
          // the log, or the page itself, reads it out
          <span aria-hidden>
            <Starred text={t('board.foresee.sentence', { what: told })} />
          </span>
        )}
        {!told && layout.name !== 'desk' && (isUnfolding || waiting.length > 0) && (
          <b>
            {isUnfolding
              ? t('board.turn.revealing')
              : t('board.turn.waiting', { name: listInWords(waiting, t('language')) })}
          </b>
        )}
      </p>
    </section>
  );
};
