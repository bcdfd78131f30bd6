import { useTranslation } from 'react-i18next';
import { FINISH, valueOf, type View } from '../../../../games/ausgebremst';
import { Button } from '../../../pieces/Button';
import { MoveButton } from '../../table/MoveButton';
import { moveOf, useMoves } from '../../table/moves';
import { TaskSign } from '../../table/TaskSign';
import { useKey } from '../../table/useKey';
import { Car } from '../track/Car';
import { StartLights } from '../track/StartLights';
import type { Driver } from './drivers';
import type { Goal } from './goals';
import type { Choice } from './useChoice';
import { WORDS } from './words';

const goWord = ({ target, kind, stop }: Goal, isWarned: boolean): string => {
  if (kind === 'ruinous') return isWarned ? 'anyway' : 'drive';
  if (target === FINISH) return 'finish';
  return stop ? 'pit' : 'drive';
};

/** Drives where the circuit points; without a target it says what comes first. */
const Go = ({ choice }: { readonly choice: Choice }) => {
  const { t } = useTranslation(WORDS);
  const { goal, card, isWarned, confirm } = choice;
  useKey('Enter', goal ? confirm : undefined);
  return (
    <Button
      size="s"
      variant="mine"
      data-primary
      aria-disabled={!goal}
      {...(goal && { kbd: '↵', onClick: confirm })}
    >
      {goal && card
        ? t(`table.go.${goWord(goal, isWarned)}`, { count: valueOf(card) })
        : t(card ? 'table.go.chooseSpace' : 'table.go.chooseCard')}
    </Button>
  );
};

const DriveSign = ({ choice }: { readonly choice: Choice }) => {
  const { t } = useTranslation(WORDS);
  const { legal } = useMoves();
  const canDrive = legal.some(({ move }) => move === 'drive');
  const { goal, isWarned } = choice;
  const text = goal?.kind === 'ruinous' ? (isWarned ? 'ruin' : 'danger') : canDrive ? 'drive' : 'stuck';
  return (
    <TaskSign
      label={t('table.now.label')}
      title={t(canDrive ? 'table.now.drive.title' : 'table.now.stuck.title')}
      text={t(`table.now.${text}.text`)}
      rule={goal?.kind === 'ruinous' ? 'A-7.4' : canDrive ? undefined : 'A-4.2'}
    >
      {canDrive && <Go choice={choice} />}
      <MoveButton move={moveOf('wait')} isPrimary={!canDrive} variant={canDrive ? 'plain' : 'mine'}>
        {t(canDrive ? 'table.go.wait' : 'table.go.show')}
      </MoveButton>
    </TaskSign>
  );
};

type Props = {
  readonly view: View;
  readonly drivers: readonly Driver[];
  readonly choice: Choice;
  /** Start lights still burning. */
  readonly lit: number;
};

/** The blue sign: what is asked of the reader now, or whom the table waits for. */
export const NowSign = ({ view, drivers, choice, lit }: Props) => {
  const { t } = useTranslation(WORDS);
  const { isPlaying } = useMoves();
  const driver = drivers.find(({ isOnTurn }) => isOnTurn);
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
  if (!driver.isMe || !isPlaying)
    return (
      <TaskSign
        label={label}
        title={driver.name}
        text={t(driver.isNuisance ? 'table.now.nuisance' : `table.now.wait.${view.turn.step}`)}
        drawing={<Car paint={driver.paint} number={driver.number} width={64} />}
      />
    );
  const { step } = view.turn;
  if (step === 'drive') return <DriveSign choice={choice} />;
  return (
    <TaskSign
      label={label}
      title={t(`table.now.${step}.title`)}
      text={t(`table.now.${step}.text`)}
      rule={step === 'draw' ? 'A-11.5' : 'A-11.6'}
    />
  );
};
