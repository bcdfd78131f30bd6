import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limitOf, type View } from '../../../../games/auf-achse-cards';
import { perSeat } from '../../../../games/shared/seats';
import { Button } from '../../../pieces/Button';
import { classNames } from '../../../pieces/classNames';
import { Icon } from '../../../pieces/Icon';
import { Seal } from '../../../pieces/Seal';
import { Sheet } from '../../../pieces/Sheet';
import { Sign } from '../../../pieces/Sign';
import { Who } from '../../../pieces/Who';
import { Starred } from '../../../kit/Starred';
import { namesInWords } from '../../../pieces/listInWords';
import { WORDS } from '../table/words';
import { Lanes } from './Lanes';
import { inOrderFrom, type Player } from '../table/players';
import { RaceRows } from './RaceRows';
import { Rule } from '../../../kit/Rule';
import { ScoreTable } from './ScoreTable';
import { stageNotes } from './stageNotes';
import styles from './StageScore.module.css';
import { RULE_OF_END, type Told } from '../story';
import { openRaceWidth, type Layout } from '../table/useLayout';

type Props = {
  end: Told<'stageEnd'>;
  /** The current position: the next stage may already have begun behind this sheet. */
  view: View;
  players: readonly Player[];
  layout: Layout;
  isClosing: boolean;
  onClose: () => void;
};

type Result = Pick<Props, 'end' | 'view' | 'players'>;

/** The effect of the stage on the match, in a few sentences. */
const Notes = ({ end, view, players }: Result) => {
  const { t } = useTranslation(WORDS);
  return (
    <ul className={styles.notes}>
      {stageNotes(end, view).map(({ kind, seats, values, rule }) => {
        const about = players.filter(({ seat }) => seats.includes(seat));
        const names = namesInWords(about, t('language'));
        const by = kind === 'lost' ? t(`board.lostTo.${values['by']}`) : values['by'];
        return (
          <li key={kind}>
            {about.map(({ seat, number }) => (
              <Seal key={seat} seat={number} size={20} />
            ))}
            <span>
              <Starred text={t(`board.note.${kind}`, { ...values, by, name: names, names })} />{' '}
              {rule && <Rule of={rule} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** Everybody's total, and where it comes from. Memoised, because its layout is slow. */
const Totals = memo(({ end, view, players }: Result) => {
  const { t } = useTranslation(WORDS);
  const km = perSeat(
    players.map(({ seat }) => seat),
    (seat) => view.scores[seat]!.slice(0, end.stage).reduce((sum, one) => sum + one, 0),
  );
  return (
    <>
      <Sheet className={styles.totals} aria-label={t('board.score.totals')}>
        <h2 className={styles.heading}>{t('board.score.totals')}</h2>
        <Lanes players={players} km={km} />
        <ScoreTable view={view} players={players} stage={end.stage} isRanked />
      </Sheet>
      <Notes end={end} view={view} players={players} />
    </>
  );
});

/** K-7.1 — the score sheet of a stage. Nobody has to wait for it: the others may already be playing on. */
export const StageScore = ({ end, view, players, layout, isClosing, onClose }: Props) => {
  const { t } = useTranslation(WORDS);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isPhone = layout.name === 'phone' || layout.name === 'side';
  const order = useMemo(() => inOrderFrom(players, end.startPlayer), [players, end]);
  const next = end.stage + 1;
  // with five rows, each one is as low as possible
  const hasHeadroom = order.length < 5;
  const isNext = view.stage === next;
  const start = players.find(({ seat }) => seat === view.startPlayer);
  const ready = players.filter(({ isMe, places }) => !isMe && places.some(({ isLaid }) => isLaid));

  return (
    <main className={classNames(styles.page, isPhone && styles.phone)}>
      <header className={styles.top}>
        <Sign className={styles.sign}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {t('board.score.title', { stage: end.stage })}
          </h1>
        </Sign>
        <p className={styles.reason}>
          <Starred text={t(`board.score.${end.why}`, { total: end.total, limit: limitOf(view) })} />{' '}
          <Rule of={RULE_OF_END[end.why]} />
          <br />
          {t('board.score.whatCounts')} <Rule of="K-4.5" />
        </p>
      </header>
      <RaceRows
        end={end}
        players={order}
        width={openRaceWidth(layout, order.length, hasHeadroom)}
        isPhone={isPhone}
      />
      <aside className={styles.aside}>
        <Totals end={end} view={view} players={players} />
        <div className={styles.next}>
          {isNext && start && (
            <p>
              {t('board.score.next', { stage: next })} <Who seat={start.number} name={start.name} />.{' '}
              {t(`board.score.${view.options.betweenStages}`)}
            </p>
          )}
          <Button
            variant="mine"
            size="l"
            iconAfter="right"
            className={styles.go}
            busy={isClosing}
            onClick={onClose}
          >
            {t('board.score.goOn', { stage: next })}
          </Button>
          {ready.length > 0 && (
            <p className={styles.ready}>
              <Icon name="check" size={18} />
              {t('board.score.ready', {
                names: namesInWords(ready, t('language')),
                count: ready.length,
              })}
            </p>
          )}
        </div>
      </aside>
    </main>
  );
};
