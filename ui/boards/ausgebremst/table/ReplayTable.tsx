import { useTranslation } from 'react-i18next';
import { isAdvanced, type View } from '../../../../games/ausgebremst';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Snapshot } from '../../../kit/match';
import { Panel } from '../../../kit/Panel';
import { Championship } from '../Championship';
import type { Driver } from './drivers';
import { Hand } from './Hand';
import { NowSign } from './NowSign';
import { PursePanel } from './PursePanel';
import { RaceSheet } from './RaceSheet';
import { Ranking } from './Ranking';
import styles from './ReplayTable.module.css';
import { Stacks } from './Stacks';
import { TrackView } from './TrackView';
import { TurnOrder } from './TurnOrder';
import { useChoice } from './useChoice';
import { WORDS } from './words';

type Props = { readonly shown: Snapshot<View>; readonly drivers: readonly Driver[] };

const nothing = () => undefined;

/** The table of a finished match: the circuit, how everybody stands, and every card these eyes may read. */
export const ReplayTable = ({ shown, drivers }: Props) => {
  const { t } = useTranslation(WORDS);
  const { view } = shown;
  const choice = useChoice({ ...shown, legal: [], whyNot: nothing, play: nothing });
  const layout = useWindowLayout();
  const me = drivers.find(({ isMe }) => isMe);
  const isDriving = view.stage === 'driving';
  return (
    <div className={styles.replay}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has only keys has to scroll it too */}
      <section className={styles.side} aria-label={t('table.tabs.label')} tabIndex={0}>
        <TurnOrder drivers={drivers} />
        {isDriving && <NowSign view={view} drivers={drivers} choice={choice} lit={0} />}
        {view.results.length > 0 && !isDriving && (
          <Panel title={t('table.championship.title')}>
            <Championship view={view} drivers={drivers} />
          </Panel>
        )}
        <Ranking drivers={drivers} />
        {view.results.length > 0 && isDriving && <RaceSheet view={view} drivers={drivers} />}
        {me && isDriving && <PursePanel view={view} me={me} />}
        {me && isDriving && <Hand view={view} me={me} choice={choice} />}
        {me && isDriving && isAdvanced(view) && <Stacks view={view} me={me} move="draw" />}
      </section>
      <div className={styles.track}>
        <TrackView
          shown={shown}
          drivers={drivers}
          choice={choice}
          orientation={layout.name === 'phone' ? 'tall' : 'wide'}
        />
      </div>
    </div>
  );
};
