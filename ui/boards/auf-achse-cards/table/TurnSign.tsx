import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isPaused, toTurnUp, type View } from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { isLongName } from '../../../pieces/longName';
import { Seal } from '../../../pieces/Seal';
import { Starred } from '../../../kit/Starred';
import { namesInWords } from '../../../pieces/listInWords';
import { WORDS } from './words';
import type { Player } from './players';
import { TaskSign } from '../../../kit/TaskSign';
import styles from './TurnSign.module.css';
import { awaitedOf, todo } from './turnHint';

type Props = {
  view: View;
  players: readonly Player[];
  isUnfolding: boolean;
  /** Do all players look at this device together? */
  isForAll: boolean;
};

const RULE_OF_TODO: Record<string, string> = {
  'board.turn.extra': 'K-6.5',
  'board.turn.lastCard': 'K-3.5',
};

/** One sign for each card a seat has to play: filled once it is played. */
const Tally = ({ players }: { players: readonly Player[] }) => {
  const { t } = useTranslation(WORDS);
  return (
    <ul className={styles.tally}>
      {players.map(({ seat, number, name, places }) => (
        <li key={seat}>
          <Seal seat={number} size={20} />
          <span className={classNames(styles.name, isLongName(name) && styles.long)}>{name}</span>
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

type Afterwards = { readonly words: string; readonly first?: PlayerID | undefined; readonly rule: string };

/** What happens once everybody has played: cards are turned up unless nobody has one for the counter (K-3.5). */
const afterwards = (view: View): Afterwards => {
  const [first] = toTurnUp(view);
  if (isPaused(view))
    return { words: first ? 'board.turn.thenGoOn' : 'board.turn.thenRoundEnds', rule: 'K-6.5' };
  return first
    ? { words: 'board.turn.thenReveal', first, rule: 'K-3.7' }
    : { words: 'board.turn.thenRoundEnds', rule: 'K-3.5' };
};

/** What has just ended, while everybody looks at what was turned up last; undefined if that is still going on. */
const ended = (view: View, t: TFunction): string | undefined => {
  if (isPaused(view)) return undefined;
  const { stage, round } = view;
  if (round > 1) return t('board.turn.roundOver', { round: round - 1 });
  return stage > 1 ? t('board.score.title', { stage: stage - 1 }) : undefined;
};

/** Whose decision the table waits for: yellow if it is the reader's, blue otherwise. */
export const TurnSign = memo(({ view, players, isUnfolding, isForAll }: Props) => {
  const { t } = useTranslation(WORDS);
  const awaited = awaitedOf(players);
  const me = awaited.find(({ isMe }) => isMe);

  const label = t('board.turn.label');
  if (isUnfolding)
    return <TaskSign label={label} title={t('board.turn.revealing')} text={t('board.turn.unfolding')} />;
  if (me) {
    const task = todo(me);
    const open = me.places.filter(({ isLaid }) => !isLaid).length;
    return (
      <TaskSign
        label={label}
        title={t('board.turn.yours')}
        text={<Starred text={t(task, { count: open })} />}
        rule={RULE_OF_TODO[task]}
        variant="town"
        hasHint
      >
        <Tally players={players} />
      </TaskSign>
    );
  }
  if (!awaited.length) return null;
  const over = isForAll ? ended(view, t) : undefined;
  if (over) return <TaskSign label={label} title={over} text={t('board.turn.lookTogether')} rule="K-3.6" />;
  const next = afterwards(view);
  return (
    <TaskSign
      label={label}
      title={t('board.turn.waiting', { name: namesInWords(awaited, t('language')) })}
      text={t(next.words, { name: players.find(({ seat }) => seat === next.first)?.name })}
      rule={next.rule}
    >
      <Tally players={players} />
    </TaskSign>
  );
});
TurnSign.displayName = 'TurnSign';
