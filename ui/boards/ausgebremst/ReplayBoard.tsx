import { useTranslation } from 'react-i18next';
import { isAdvanced, type View } from '../../../games/ausgebremst';
import type { Snapshot } from '../../kit/match';
import { Panel } from '../../kit/Panel';
import { ReplayFrame } from '../../kit/ReplayFrame';
import { Championship } from './Championship';
import { sheetTitleOf } from './oneRace';
import { driversOf } from './table/drivers';
import { Hand } from './table/Hand';
import { NowSign } from './table/NowSign';
import { PursePanel } from './table/PursePanel';
import { RaceSheet } from './table/RaceSheet';
import { Ranking } from './table/Ranking';
import styles from './ReplayBoard.module.css';
import { Stacks } from './table/Stacks';
import { TrackView } from './table/TrackView';
import { TurnOrder } from './table/TurnOrder';
import { useDriveChoice } from './table/useDriveChoice';
import { WORDS } from './table/words';

const nothing = () => undefined;

/** Ausgebremst in a replay: the circuit, the standings, and every card that this perspective may see. */
export const ReplayBoard = (shown: Snapshot<View>) => {
  const { t } = useTranslation(WORDS);
  const { view } = shown;
  const drivers = driversOf(shown, t);
  const choice = useDriveChoice({ ...shown, legal: [], whyNot: nothing, play: nothing });
  const me = drivers.find(({ isMe }) => isMe);
  const isDriving = view.stage === 'driving';
  const side = (
    <>
      <TurnOrder drivers={drivers} />
      {isDriving && <NowSign view={view} drivers={drivers} choice={choice} lit={0} />}
      {view.results.length > 0 && !isDriving && (
        <Panel title={t(sheetTitleOf(view))}>
          <Championship view={view} drivers={drivers} />
        </Panel>
      )}
      <Ranking drivers={drivers} />
      {view.results.length > 0 && isDriving && <RaceSheet view={view} drivers={drivers} />}
      {me && isDriving && (
        <>
          <PursePanel view={view} me={me} />
          <Hand view={view} me={me} choice={choice} />
          {isAdvanced(view) && <Stacks view={view} me={me} move="draw" />}
        </>
      )}
    </>
  );
  return (
    <ReplayFrame side={side} label={t('table.tabs.label')} className={styles.side}>
      <TrackView shown={shown} drivers={drivers} choice={choice} />
    </ReplayFrame>
  );
};
