import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdvanced, type View } from '../../../../games/ausgebremst';
import { Sheet } from '../../../pieces/Sheet';
import { Tabs } from '../../../pieces/Tabs';
import { classNames } from '../../../pieces/classNames';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../../kit/match';
import { Answer } from './Answer';
import type { Driver } from './drivers';
import { GoalList } from './GoalList';
import { Hand } from './Hand';
import { NowSign } from './NowSign';
import { PitCards } from './PitCards';
import { PursePanel } from './PursePanel';
import { RaceSheet } from './RaceSheet';
import styles from './RaceTable.module.css';
import { Ranking } from './Ranking';
import { Stacks } from './Stacks';
import { TrackView } from './TrackView';
import { TurnOrder } from './TurnOrder';
import type { Choice } from './useChoice';
import { WORDS } from './words';

type Props = Pick<Chrome, 'logbook' | 'chat'> & {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly choice: Choice;
  /** Start lights still burning. */
  readonly lit: number;
};

type Tab = 'ranking' | 'points' | 'log';

/** What does not fit beside the circuit: one at a time. */
const Drawer = ({ panels }: { readonly panels: Readonly<Record<Tab, ReactNode>> }) => {
  const { t } = useTranslation(WORDS);
  const [selected, select] = useState<Tab>('ranking');
  return (
    <Tabs
      label={t('table.tabs.label')}
      compact
      tabs={(['ranking', 'points', 'log'] as const).map((id) => ({ id, label: t(`table.tabs.${id}`) }))}
      selected={selected}
      onSelect={select}
      className={styles.drawer}
      panelClassName={styles.panel}
    >
      {panels[selected]}
    </Tabs>
  );
};

type PhoneTab = 'turn' | Tab;

const PhoneDrawer = ({ panels }: { readonly panels: Readonly<Record<PhoneTab, ReactNode>> }) => {
  const { t } = useTranslation(WORDS);
  const [selected, select] = useState<PhoneTab>('turn');
  return (
    <Tabs
      label={t('table.tabs.label')}
      compact
      tabs={(['turn', 'ranking', 'points', 'log'] as const).map((id) => ({
        id,
        label: t(`table.tabs.${id}`),
      }))}
      selected={selected}
      onSelect={select}
      className={classNames(styles.drawer, styles.below)}
      panelClassName={styles.panel}
    >
      {panels[selected]}
    </Tabs>
  );
};

/** A race: the circuit, the reader's cards and what they lead to, and how everybody stands. */
export const RaceTable = ({ shown, drivers, choice, lit, logbook, chat }: Props) => {
  const { view, seats, log } = shown;
  const layout = useWindowLayout();
  const me = drivers.find(({ isMe }) => isMe);
  const isPhone = layout.name === 'phone';
  const advanced = isAdvanced(view);
  const { step } = view.turn;
  const isDriving = step === 'drive' || !me?.isOnTurn;

  const track = (
    <div className={styles.track}>
      <TrackView shown={shown} drivers={drivers} choice={choice} orientation={isPhone ? 'tall' : 'wide'} />
      <Answer className={styles.answer!} no={choice.no} seats={seats} />
    </div>
  );
  const sign = <NowSign view={view} drivers={drivers} choice={choice} lit={lit} isCompact={isPhone} />;
  const cards = me && (
    <div className={styles.cards}>
      <Hand view={view} me={me} choice={choice} />
      {advanced && !(isPhone && choice.card) && (
        <Stacks
          view={view}
          me={me}
          move={step === 'stow' ? 'stow' : 'draw'}
          isSmall={!isPhone && isDriving}
        />
      )}
      {advanced && (isPhone ? step === 'fetch' : !choice.card) && <PitCards view={view} me={me} />}
    </div>
  );
  const goals = <GoalList view={view} seats={seats} choice={choice} />;
  const ranking = <Ranking drivers={drivers} />;
  const purse = me && <PursePanel view={view} me={me} />;
  const sheet = <RaceSheet view={view} drivers={drivers} />;
  const told = <div className={styles.log}>{logbook(log)}</div>;
  const talk = chat && <div className={styles.chat}>{chat}</div>;
  const order = <TurnOrder drivers={drivers} />;
  const points = (
    <>
      {purse}
      {sheet}
    </>
  );
  const story = (
    <>
      {told}
      {talk}
    </>
  );

  if (isPhone)
    return (
      <main className={classNames(styles.table, styles.phone)}>
        {order}
        {track}
        <PhoneDrawer
          panels={{
            turn: (
              <>
                <div className={styles.own}>
                  {cards}
                  {sign}
                </div>
                {goals}
              </>
            ),
            ranking,
            points,
            log: story,
          }}
        />
      </main>
    );
  const dashboard = (
    <Sheet className={classNames(styles.dashboard, !me && styles.watching)}>
      {cards}
      <div className={styles.goals}>{goals}</div>
      {sign}
    </Sheet>
  );
  if (layout.name === 'tablet')
    return (
      <main className={classNames(styles.table, styles.tablet)}>
        {order}
        {track}
        {dashboard}
        <Drawer panels={{ ranking, points, log: story }} />
      </main>
    );
  return (
    <main className={classNames(styles.table, styles.desk)}>
      <div className={styles.stage}>
        {track}
        {dashboard}
      </div>
      <div className={styles.side}>
        {order}
        {ranking}
        {purse}
        {view.results.length > 0 && !layout.isLow && sheet}
        {told}
        {talk}
      </div>
    </main>
  );
};
