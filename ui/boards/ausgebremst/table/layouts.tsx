import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../kit/Drawer';
import { HintsContext } from '../../../kit/hints/hints';
import { classNames } from '../../../pieces/classNames';
import { Sheet } from '../../../pieces/Sheet';
import styles from './RaceTable.module.css';
import { TableMain } from '../../../kit/TableMain';
import { WORDS } from './words';

/** All the parts of a race; a layout puts each one where there is room. */
export type Pieces = {
  readonly track: ReactNode;
  /** Whose turn it is, and who is next. */
  readonly order: ReactNode;
  /** The current task. */
  readonly sign: ReactNode;
  /** The reader's cards; empty for spectators, who have no turn. */
  readonly cards: ReactNode;
  /** Where the cards lead. */
  readonly goals: ReactNode;
  readonly ranking: ReactNode;
  /** What the reader has spent. */
  readonly purse: ReactNode;
  readonly sheet: ReactNode;
  readonly log: ReactNode;
  readonly chat: ReactNode;
  /** The sign of a lesson; the other players' panel has to wait. */
  readonly lesson: ReactNode;
  readonly hints: ReactNode;
};

type Tab = 'turn' | 'ranking' | 'points' | 'log';

type DrawerProps = {
  readonly panels: Readonly<Partial<Record<Tab, ReactNode>>>;
  readonly isAwaited?: boolean;
};

/** The panels without room beside the circuit; the first one is open until another is chosen. */
const RaceDrawer = ({ panels, isAwaited = false }: DrawerProps) => {
  const { t } = useTranslation(WORDS);
  const tabs = Object.keys(panels) as Tab[];
  const [chosen, select] = useState<Tab>(tabs[0]!);
  // while a device is passed on, nobody has a turn there
  const selected = chosen in panels ? chosen : tabs[0]!;
  return (
    <Drawer
      label={t('table.tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(`table.tabs.${id}`) }))}
      selected={selected}
      onSelect={select}
      asking={isAwaited ? 'turn' : undefined}
      talking="log"
      panels={panels}
      panelClassName={styles.panel}
    />
  );
};

type Laid = { readonly pieces: Pieces };

type Narrow = Laid & {
  readonly isAwaited: boolean;
  /** Must the reader decide something before the cards? Then the question comes before them. */
  readonly isAsked: boolean;
};

type Crowded = {
  /** Are there stacks and pit-stop cards beside the hand? */
  readonly isCrowded: boolean;
};

/** The panels that are the same in every drawer. */
const panelsOf = ({ purse, sheet, log, chat }: Pieces) => ({
  points: (
    <>
      {purse}
      {sheet}
    </>
  ),
  log: (
    <>
      {log}
      {chat}
    </>
  ),
});

/** The circuit, with one panel at a time below it. */
export const PhoneRace = ({ pieces, isAwaited, isAsked }: Narrow) => {
  const { track, order, sign, cards, goals, ranking, hints } = pieces;
  const turn = (
    <>
      <div className={classNames(styles.own, isAsked && styles.asked)}>
        {isAsked && sign}
        {cards}
        {!isAsked && sign}
      </div>
      {goals}
    </>
  );
  const standing = (
    <>
      {!cards && sign}
      {ranking}
    </>
  );
  return (
    <TableMain className={classNames(styles.table, styles.phone)}>
      {order}
      {track}
      <RaceDrawer
        isAwaited={isAwaited}
        panels={{ ...(cards && { turn }), ranking: standing, ...panelsOf(pieces) }}
      />
      {hints}
    </TableMain>
  );
};

/** The circuit at full height, with one panel at a time beside it: a phone in landscape. */
export const SideRace = ({
  pieces,
  isAwaited,
  isAsked,
  hasCrowd,
}: Narrow & {
  /** Does the picked card lead to so many spaces that they need the height? */
  readonly hasCrowd: boolean;
}) => {
  const { track, order, sign, cards, goals, ranking, log, hints } = pieces;
  const asking = <div className={styles.own}>{sign}</div>;
  const turn = (
    <div className={classNames(styles.turn, hasCrowd && styles.dense)}>
      {isAsked && asking}
      <div className={classNames(styles.laid, isAsked && styles.told)}>{cards}</div>
      <div className={styles.goals}>{goals}</div>
      {!isAsked && asking}
    </div>
  );
  const standing = (
    <>
      {!cards && sign}
      {order}
      {ranking}
      {!cards && log}
    </>
  );
  return (
    <TableMain className={classNames(styles.table, styles.side)}>
      {track}
      <RaceDrawer
        isAwaited={isAwaited}
        panels={{ ...(cards && { turn }), ranking: standing, ...panelsOf(pieces) }}
      />
      {hints}
    </TableMain>
  );
};

type WideProps = Laid & Crowded;

/** The cards, where they lead, and the current task, below the circuit. */
const Dashboard = ({ pieces: { cards, goals, sign }, isCrowded }: WideProps) => (
  <Sheet className={classNames(styles.dashboard, isCrowded && styles.crowded, !cards && styles.watching)}>
    {cards}
    <div className={styles.goals}>{goals}</div>
    {sign}
  </Sheet>
);

/** The circuit with the own cards below it, and the standings in a drawer. */
export const TabletRace = ({ pieces, isCrowded }: WideProps) => {
  const { track, order, cards, ranking, log, hints } = pieces;
  const standing = (
    <>
      {ranking}
      {!cards && log}
    </>
  );
  return (
    <TableMain className={classNames(styles.table, styles.tablet)}>
      {order}
      {track}
      <Dashboard pieces={pieces} isCrowded={isCrowded} />
      <RaceDrawer panels={{ ranking: standing, ...panelsOf(pieces) }} />
      {hints}
    </TableMain>
  );
};

/** Everything visible: the circuit and the own cards, with the standings beside them. */
export const DeskRace = ({
  pieces,
  isCrowded,
  hasSheet,
}: WideProps & {
  /** Is the race sheet worth its room yet? */
  readonly hasSheet: boolean;
}) => {
  const { track, order, ranking, purse, sheet, log, chat, lesson, hints } = pieces;
  const { isOpen: isAsking } = useContext(HintsContext);
  return (
    <TableMain className={classNames(styles.table, styles.desk)}>
      <div className={styles.stage}>
        {track}
        <Dashboard pieces={pieces} isCrowded={isCrowded} />
      </div>
      <div className={styles.column}>
        {hints}
        {lesson ?? (
          <>
            {order}
            {!isAsking && ranking}
          </>
        )}
        {purse}
        {hasSheet && sheet}
        {log}
        {chat}
      </div>
    </TableMain>
  );
};
