import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { AnyGame } from '../../games';
import { sameMove, type LegalMove } from '../../games/shared/legality';
import { allowedNow, type Lesson, type LessonOffer } from '../kit/lesson';
import type { Vehicle } from '../kit/drivers';
import { notNow } from '../kit/generalRefusals';
import type { BoardProps, LogEntry } from '../kit/match';
import { ShowListener } from '../kit/ShowFrame';
import { UnfoldingListener } from '../kit/useUnfolding';
import { useKey } from '../kit/useKey';
import { useWindowLayout } from '../pieces/useWindowLayout';
import { namePreference } from '../shell/preferences';
import { Logbook } from '../table/Logbook';
import { SeatSigns } from '../table/SeatedDrivers';
import { TableBar } from '../table/TableBar';
import { useGameUi } from '../table/useGameUi';
import { useTable } from '../table/useTable';
import { FloatingSign } from './FloatingSign';
import { LearnedSign } from './LearnedSign';
import { LeaveLesson } from './LeaveLesson';
import type { Course, LessonMatch } from './lessonMatch';
import { LessonSign } from './LessonSign';
import { Spotlight } from './Spotlight';
import { useHoles } from './useHoles';

/** The place beside the table for the sign; reports whether the board has one. */
const Dock = ({ onDock, children }: { onDock: (isDocked: boolean) => void; children: ReactNode }) => {
  useLayoutEffect(() => {
    onDock(true);
    return () => onDock(false);
  }, [onDock]);
  return children;
};

const NOTHING: readonly (readonly string[])[] = [];

const NO_MOVES: readonly LegalMove[] = [];

/** What the table allows, and why not, as far as the moment of the lesson goes. */
const useLessonRules = (
  { legal: all, whyNot: rules }: Pick<BoardProps, 'legal' | 'whyNot'>,
  { moment, done, isWaiting }: Course,
  { words }: Lesson,
): Pick<BoardProps, 'legal' | 'whyNot'> => {
  const allowed = useMemo(() => allowedNow(all, moment, done), [all, moment, done]);
  const legal = isWaiting ? NO_MOVES : allowed;
  const whyNot = useCallback<typeof rules>(
    (move) =>
      // nothing speaks against what the step is about, not even while the table still shows what happened
      allowed.some((one) => sameMove(one, move))
        ? undefined
        : (rules(move) ?? (moment && notNow(words, moment))),
    [rules, allowed, moment, words],
  );
  return { legal, whyNot };
};

type Props = {
  readonly module: AnyGame;
  readonly lesson: Lesson;
  readonly drivers: Vehicle;
  readonly offer: LessonOffer;
  readonly match: LessonMatch;
};

/** The real table of a game, on which a lesson highlights one part after the other. */
export const LessonTable = ({ module, lesson, drivers, offer, match }: Props) => {
  const { id: game } = module;
  const { t } = useTranslation(game);
  const { t: learn } = useTranslation('learn');
  const [, navigate] = useLocation();
  const gameUi = useGameUi(game);
  const table = useTable(game, match)!;
  const course = useSyncExternalStore(match.subscribe, match.course);
  const layout = useWindowLayout();
  const [isUnfolding, setUnfolding] = useState(false);
  const [isShowing, setShowing] = useState(false);
  const [isDocked, setDocked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { moment, settings } = course;
  const isWaiting = course.isWaiting || isUnfolding || isShowing;
  const shown = isWaiting ? undefined : moment;
  // a board that is drawn anew has its first tab open again
  const tab = useMemo(() => shown && { name: shown.tab ?? 'turn', settings }, [shown, settings]);
  const holes = useHoles(shown?.lit ?? NOTHING, tab);
  useKey('Escape', moment && !isLeaving ? () => setLeaving(true) : undefined);
  const lessonRules = useLessonRules(table, course, lesson);

  const sign = moment ? (
    <LessonSign
      lesson={lesson}
      drivers={drivers}
      match={match}
      course={course}
      snapshot={table}
      isWaiting={isWaiting}
      isShort={!isDocked}
      onLeave={() => setLeaving(true)}
    />
  ) : (
    <LearnedSign
      module={module}
      lesson={lesson}
      offer={offer}
      myName={namePreference.get() || undefined}
      onRepeat={match.repeat}
    />
  );
  const bar = (progress: ReactNode) => (
    <TableBar
      game={game}
      progress={progress}
      menu={[{ id: 'repeat', label: learn('repeat'), icon: 'rematch', onSelect: match.repeat }]}
      settings={gameUi.settings}
    />
  );
  const logbook = (log: readonly LogEntry[]) => (
    <Logbook log={log} seats={table.seats} narrate={gameUi.narrate} t={t} />
  );
  // an ending needs all the room, and explains itself
  const isShown = !isShowing && (!isUnfolding || moment !== undefined);
  return (
    <ShowListener value={setShowing}>
      <UnfoldingListener value={setUnfolding}>
        <SeatSigns game={game}>
          <gameUi.Board
            key={settings}
            {...table}
            {...lessonRules}
            chrome={{
              bar,
              logbook,
              chat: null,
              lesson: <Dock onDock={setDocked}>{sign}</Dock>,
              afterwards: null,
            }}
          />
        </SeatSigns>
        {moment && !isWaiting && <Spotlight holes={holes} isNumbered={moment.deeds !== undefined} />}
        {!isDocked && isShown && (
          <FloatingSign holes={holes} layout={layout} isAside={!moment || isWaiting}>
            {sign}
          </FloatingSign>
        )}
        {isLeaving && (
          <LeaveLesson module={module} onStay={() => setLeaving(false)} onLeave={() => navigate('/')} />
        )}
      </UnfoldingListener>
    </ShowListener>
  );
};
