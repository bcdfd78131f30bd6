import { useTranslation } from 'react-i18next';
import { FINISH, isAdvanced, roadOf, valueOf, type CardId, type View } from '../../../../games/ausgebremst';
import { Button } from '../../../pieces/Button';
import { classNames } from '../../../pieces/classNames';
import { WarnTriangle } from '../../../pieces/WarnTriangle';
import { Rule } from '../../../kit/Rule';
import { notChosen } from '../../../kit/generalRefusals';
import { HintButton } from '../../../kit/hints/HintButton';
import { HurryButton } from '../../../kit/HurryButton';
import { MoveButton } from '../../../kit/MoveButton';
import { isListed, moveNamed, useMoves } from '../../../kit/moves';
import { ASKS } from '../../../kit/useFocusKept';
import { TaskSign } from '../../../kit/TaskSign';
import { useKey } from '../../../kit/useKey';
import { useSpoken } from '../../../kit/useSpoken';
import { Car, type Paint } from '../track/Car';
import { StartLights } from '../track/StartLights';
import type { Driver } from './drivers';
import { isCrowdOf, targetsOf, type Goal } from './goals';
import { GoalNotes } from './GoalNotes';
import styles from './NowSign.module.css';
import { RaceCard } from './RaceCard';
import type { DriveChoice } from './useDriveChoice';
import { spaceName, WORDS } from './words';

const goWord = ({ target, kind, stop }: Goal, isWarned: boolean): string => {
  if (kind === 'ruinous') return isWarned ? 'anyway' : 'drive';
  if (target === FINISH) return 'finish';
  return stop ? 'pit' : 'drive';
};

/** Confirms the target shown on the circuit; without one, it says what to do first. */
const Go = ({ choice }: { readonly choice: DriveChoice }) => {
  const { t } = useTranslation(WORDS);
  const { goal, card, isOpen, isWarned, confirm } = choice;
  const { onRefuse } = useMoves();
  const isRuinous = goal?.kind === 'ruinous';
  const missing = card && isOpen ? 'space' : 'card';
  useKey('Enter', goal ? confirm : undefined);
  return (
    <Button
      size="s"
      variant="mine"
      data-primary
      data-place="go"
      className={isRuinous ? styles.ruinous : undefined}
      aria-disabled={!goal}
      {...(goal
        ? { kbd: 'Enter', onClick: confirm }
        : { onClick: () => onRefuse(notChosen(WORDS, missing)), onBlur: () => onRefuse(undefined) })}
    >
      {isRuinous && <WarnTriangle size={22} />}
      {goal && card
        ? t(`table.go.${goWord(goal, isWarned)}`, { count: valueOf(card) })
        : t(missing === 'space' ? 'table.go.chooseSpace' : 'table.go.chooseCard')}
      {isRuinous && !isWarned && <span className="sr">. {t('table.goal.ruinous')}</span>}
    </Button>
  );
};

type DriveProps = { readonly view: View; readonly choice: DriveChoice; readonly isCompact: boolean };

const WAIT = moveNamed('wait');

/** What to know before driving, as a key of the words; undefined where the name of the space is enough. */
const hintOf = ({ card, goal, isOpen, isWarned }: DriveChoice, isStuck: boolean): string | undefined => {
  if (goal?.kind === 'ruinous') return isWarned ? 'ruin' : 'danger';
  if (isStuck) return 'stuck';
  if (goal) return undefined;
  // For a card that leads anywhere else, a space is shown as soon as the card is chosen.
  return card && isOpen ? 'out' : 'drive';
};

const DriveSign = ({ view, choice, isCompact }: DriveProps) => {
  const { t } = useTranslation(WORDS);
  const { legal } = useMoves();
  // — a car that would otherwise be out may wait before the pit entry, or the reader wants to know why not
  const mayWait = isListed(legal, WAIT);
  // a lesson may be about something to look at: then neither is asked for
  const isStuck = mayWait && !legal.some(({ move }) => move === 'drive');
  const { goal } = choice;
  const hint = hintOf(choice, isStuck);
  const text = hint
    ? t(`table.now.${hint}.text`)
    : spaceName(roadOf(view).circuit.id, goal!.target, t, targetsOf(choice.goals));
  const title = t(isStuck ? 'table.now.stuck.title' : 'table.now.drive.title');
  const isRuinous = goal?.kind === 'ruinous' || hint === 'out';
  const rule = isRuinous ? 'A-7.4' : isStuck ? 'A-4.2' : undefined;
  const actions = (
    <>
      {!isStuck && <Go choice={choice} />}
      {(mayWait || choice.isDire) && (
        <MoveButton move={WAIT} isPrimary={isStuck} variant={isStuck ? 'mine' : 'plain'}>
          {t(isStuck ? 'table.go.show' : 'table.go.wait')}
        </MoveButton>
      )}
    </>
  );
  const label = t('table.now.label');
  // a sign reads itself out
  useSpoken(isCompact && legal.length ? title : '');
  if (isCompact)
    return (
      <section className={styles.compact} aria-label={label} {...ASKS}>
        <p
          className={classNames(
            styles.hint,
            hint === 'drive' && styles.spare,
            isAdvanced(view) && styles.crowded,
            !hint && isCrowdOf(choice.goals) && styles.listed,
          )}
        >
          <b>{hint ? title : text}</b> {hint ? text : <GoalNotes goal={goal!} />} {rule && <Rule of={rule} />}
        </p>
        <div className={styles.actions}>
          {actions}
          <HintButton />
        </div>
      </section>
    );
  return (
    <TaskSign label={label} title={title} text={text} rule={rule} hasHint>
      {actions}
    </TaskSign>
  );
};

/** the card to be put on a stack, as it lay beside the pit lane. */
const StowedCard = ({ card, paint }: { readonly card: CardId; readonly paint: Paint }) => (
  <span className={styles.stowed} data-stowed={card}>
    <RaceCard value={valueOf(card)} paint={paint} />
  </span>
);

type Props = {
  readonly view: View;
  readonly drivers: readonly Driver[];
  readonly choice: DriveChoice;
  /** How many start lights are still on. */
  readonly lit: number;
  /** Is there only room for the buttons? */
  readonly isCompact?: boolean;
  /**
   * Is the reader at the table? Then a player whose turn it is but who has no move has decided already, and that is
   * still to be shown.
   */
  readonly isLive?: boolean;
};

/** The blue sign: the current question to the reader, or whom the table waits for. */
export const NowSign = ({ view, drivers, choice, lit, isCompact = false, isLive = false }: Props) => {
  const { t } = useTranslation(WORDS);
  const { isPlaying } = useMoves();
  const driver = drivers.find(({ isOnTurn }) => isOnTurn);
  const own = drivers.filter(({ isMe }) => isMe);
  const isDone = own.length > 0 && own.every(({ ending }) => ending !== null);
  const label = t('table.now.label');
  if (lit > 0)
    return (
      <TaskSign
        label={label}
        title={t('table.start.title')}
        drawing={<StartLights lit={lit} width={140} label={t('table.start.lights', { count: lit })} />}
      />
    );
  if (!driver) return null;
  const isDecided = driver.ending !== null || (driver.isMe && isLive);
  const waits = t(driver.isNuisance ? 'table.now.nuisance' : `table.now.wait.${view.turn.step}`);
  if (!driver.isMe || !isPlaying)
    return (
      <TaskSign
        label={label}
        title={driver.name}
        text={isDecided ? undefined : waits}
        drawing={<Car paint={driver.paint} number={driver.number} width={64} />}
      >
        {isDone && (
          <HurryButton waiting={driver.isPerson ? t('table.go.waiting', { name: driver.name }) : undefined}>
            {t('table.go.toEnd')}
          </HurryButton>
        )}
      </TaskSign>
    );
  const { step } = view.turn;
  const [stowed] = view.pitCards[driver.car]!;
  if (step === 'drive') return <DriveSign view={view} choice={choice} isCompact={isCompact} />;
  return (
    <TaskSign
      label={label}
      title={t(`table.now.${step}.title`)}
      text={t(`table.now.${step}.text`, { ...(stowed && { value: valueOf(stowed) }) })}
      rule={step === 'draw' ? 'A-11.5' : 'A-11.6'}
      drawing={step === 'stow' && stowed ? <StowedCard card={stowed} paint={driver.paint} /> : undefined}
      hasHint
    />
  );
};
