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

type Tab = 'turn' | 'ranking' | 'points' | 'log';

type DrawerProps = {
  /** What does not fit beside the circuit; the first one is in sight. */
  readonly panels: Readonly<Partial<Record<Tab, ReactNode>>>;
  readonly className?: string | undefined;
};

/** One panel at a time. */
const Drawer = ({ panels, className }: DrawerProps) => {
  const { t } = useTranslation(WORDS);
  const tabs = Object.keys(panels) as Tab[];
  const [selected, select] = useState<Tab>(tabs[0]!);
  return (
    <Tabs
      label={t('table.tabs.label')}
      compact
      tabs={tabs.map((id) => ({ id, label: t(`table.tabs.${id}`) }))}
      selected={selected}
      onSelect={select}
      className={classNames(styles.drawer, className)}
      panelClassName={styles.panel}
    >
      {panels[selected]}
    </Tabs>
  );
};

type OwnCardsProps = {
  readonly view: View;
  readonly me: Driver;
  readonly choice: Choice;
  readonly isPhone: boolean;
};

/** The hand, and in the advanced game the stacks and the pit-stop cards as far as there is room beside it. */
const OwnCards = ({ view, me, choice, isPhone }: OwnCardsProps) => {
  const { step } = view.turn;
  const isDriving = step === 'drive' || !me.isOnTurn;
  const showsStacks = !(isPhone && choice.card);
  const showsPitCards = isPhone ? step === 'fetch' : !choice.card;
  return (
    <div className={styles.cards}>
      <Hand view={view} me={me} choice={choice} />
      {isAdvanced(view) && showsStacks && (
        <Stacks
          view={view}
          me={me}
          move={step === 'stow' ? 'stow' : 'draw'}
          isSmall={!isPhone && isDriving}
        />
      )}
      {isAdvanced(view) && showsPitCards && <PitCards view={view} me={me} />}
    </div>
  );
};

/** A race: the circuit, the reader's cards and what they lead to, and how everybody stands. */
export const RaceTable = ({ shown, drivers, choice, lit, logbook, chat }: Props) => {
  const { view, seats, log } = shown;
  const layout = useWindowLayout();
  const me = drivers.find(({ isMe }) => isMe);
  const isPhone = layout.name === 'phone';

  const track = (
    <div className={styles.track}>
      <TrackView shown={shown} drivers={drivers} choice={choice} orientation={isPhone ? 'tall' : 'wide'} />
      <Answer className={styles.answer!} no={choice.no} seats={seats} />
    </div>
  );
  const sign = <NowSign view={view} drivers={drivers} choice={choice} lit={lit} isCompact={isPhone} />;
  const cards = me && <OwnCards view={view} me={me} choice={choice} isPhone={isPhone} />;
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
        <Drawer
          className={styles.below}
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
