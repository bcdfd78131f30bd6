import { useTranslation } from 'react-i18next';
import {
  contractOf,
  eventOf,
  taskOf,
  type ContractId,
  type Task,
  type View,
} from '../../../../../games/auf-achse-board';
import { Button } from '../../../../pieces/Button';
import { Truck } from '../../map/Truck';
import { Die } from '../Die';
import { EventGlyph } from '../EventGlyph';
import { MoveButton } from '../../../../kit/MoveButton';
import { moveNamed } from '../../../../kit/moves';
import type { Player } from '../players';
import { TaskSign } from '../TaskSign';
import type { MapChoice } from '../useMapChoice';
import { effectWords, routeName, WORDS } from '../words';
import { Confirm } from './AimSign';
import { StartRolls } from './StartRolls';

/** B-12 Beifahrer — a roll granted by a card. */
export const RollSign = () => {
  const { t } = useTranslation(WORDS);
  return (
    <TaskSign title={t('table.roll.title')} text={t('table.roll.text')} rule="B-12">
      <MoveButton move={moveNamed('roll')} variant="mine" isPrimary>
        {t('table.turn.rollNow')}
      </MoveButton>
    </TaskSign>
  );
};

/** B-7.7 — the winner of an auction may load at once. */
export const LoadWonSign = ({ contract }: { readonly contract: ContractId }) => {
  const { t } = useTranslation(WORDS);
  return (
    <TaskSign
      title={t('table.loadWon.title')}
      text={t('table.loadWon.text', { route: routeName(contract), count: contractOf(contract).goods })}
      rule="B-7.7"
    >
      <MoveButton move={moveNamed('load', contract)} variant="mine" isPrimary>
        {t('table.turn.load')}
      </MoveButton>
      <MoveButton move={moveNamed('decline')}>{t('table.loadWon.later')}</MoveButton>
    </TaskSign>
  );
};

type SnowProps = {
  readonly task: Extract<Task, { type: 'snow' }>;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
};

/** B-11.6 — a snowstorm: first choose a truck, then where it is blown. */
export const SnowSign = ({ task, players, choice }: SnowProps) => {
  const { t } = useTranslation(WORDS);
  const blown = players.find(({ seat }) => seat === choice.blown);
  return (
    <TaskSign
      title={t('event.schneestuerme.title')}
      text={blown ? t('table.snow.where', { name: blown.name }) : t('table.snow.who')}
      rule="B-11.6"
    >
      {blown && <Confirm choice={choice} word="table.snow.to" />}
      {players
        .filter(({ seat }) => task.left.includes(seat))
        .map(({ seat, number, name }) => (
          <Button key={seat} size="s" aria-pressed={seat === choice.blown} onClick={() => choice.blow(seat)}>
            <Truck seat={number} width={34} /> {name}
          </Button>
        ))}
      <MoveButton move={moveNamed('decline')} variant="mine" isPrimary={!blown}>
        {t('table.snow.done')}
      </MoveButton>
    </TaskSign>
  );
};

/** The key of the words for what somebody else is doing. */
export const waitOf = (view: View): string => {
  const task = taskOf(view);
  if (task) return task.type;
  return view.turn.rolled || view.turn.handled ? 'after' : 'turn';
};

/** Whom the table waits for, and why. */
export const WaitSign = ({ view, players }: { readonly view: View; readonly players: readonly Player[] }) => {
  const { t } = useTranslation(WORDS);
  const player = players.find(({ isAwaited }) => isAwaited);
  if (!player) return null;
  const task = taskOf(view);
  const wait = waitOf(view);
  const die = task?.type === 'drive' ? task.die : null;
  if (task?.type === 'event')
    return (
      <TaskSign
        title={t('table.wait.drew', { name: player.name, card: t(`event.${task.card}.title`) })}
        text={effectWords(view, task.card, t)}
        drawing={<EventGlyph effect={eventOf(task.card).effect} size={60} />}
      />
    );
  return (
    <TaskSign
      title={player.name}
      text={
        <>
          {t(`table.wait.${player.isMe && wait === 'after' ? 'ends' : wait}`)}
          {task?.type === 'place' && <StartRolls view={view} players={players} />}
        </>
      }
      drawing={die ? <Die key={player.seat} face={die} /> : <Truck seat={player.number} width={64} />}
    />
  );
};
