import { useTranslation } from 'react-i18next';
import { Seal } from '../../pieces/Seal';
import { Sign } from '../../pieces/Sign';
import { Starred } from '../../kit/LogLine';
import { listInWords } from '../../pieces/listInWords';
import { WORDS } from './cardWords';
import type { Player } from './players';
import { Rule } from '../../kit/Rule';
import styles from './TurnSign.module.css';
import { awaitedOf, todo } from './useCalm';

type Props = {
  players: readonly Player[];
  isUnfolding: boolean;
};

const RULE_OF_TODO: Record<string, string> = {
  'board.turn.extra': 'K-6.5',
  'board.turn.lastCard': 'K-3.5',
};

/** One sign per card a seat is to lay: filled when it lies. */
const Tally = ({ players }: { players: readonly Player[] }) => {
  const { t } = useTranslation(WORDS);
  return (
    <ul className={styles.tally}>
      {players.map(({ id, seat, name, places }) => (
        <li key={id}>
          <Seal seat={seat} size={20} />
          <span className={styles.name}>{name}</span>
          {places.map(({ bay, isLaid }) => (
            <i key={bay} className={isLaid ? styles.laid : styles.open}>
              <span className="sr">
                {t(isLaid ? 'board.lies' : 'board.missing', { bay: t(`board.bay.${bay}`) })}
              </span>
            </i>
          ))}
        </li>
      ))}
    </ul>
  );
};

/** Whose decision the table waits for: yellow when it is the reader's, blue otherwise. */
export const TurnSign = ({ players, isUnfolding }: Props) => {
  const { t } = useTranslation(WORDS);
  const awaited = awaitedOf(players);
  const me = awaited.find(({ isMe }) => isMe);
  const language = t('board.language');

  if (isUnfolding)
    return (
      <Sign as="section" className={styles.turn} aria-label={t('board.turn.label')}>
        <h2 className={styles.title}>{t('board.turn.revealing')}</h2>
        <p className={styles.text}>{t('board.turn.unfolding')}</p>
      </Sign>
    );
  if (me) {
    const task = todo(me);
    const open = me.places.filter(({ isLaid }) => !isLaid).length;
    const rule = RULE_OF_TODO[task];
    return (
      <Sign as="section" variant="town" className={styles.turn} aria-label={t('board.turn.label')}>
        <h2 className={styles.title}>{t('board.turn.yours')}</h2>
        <p className={styles.text}>
          <Starred text={t(task, { count: open })} /> {rule && <Rule of={rule} />}
        </p>
        <Tally players={players} />
      </Sign>
    );
  }
  const [first, ...others] = awaited.map(({ name }) => name);
  if (first === undefined) return null;
  const start = players.find(({ isStart }) => isStart)!;
  const isPause = awaited.some(({ doing }) => doing === 'owesExtra');
  return (
    <Sign as="section" className={styles.turn} aria-label={t('board.turn.label')}>
      <h2 className={styles.title}>{t('board.turn.waiting', { name: first })}</h2>
      <p className={styles.text}>
        {others.length > 0 && (
          <Starred text={`${t('board.turn.andAlso', { names: listInWords(others, language) })} `} />
        )}
        {isPause ? t('board.turn.thenGoOn') : t('board.turn.thenReveal', { name: start.name })}{' '}
        <Rule of={isPause ? 'K-6.5' : 'K-3.7'} />
      </p>
      <Tally players={players} />
    </Sign>
  );
};
