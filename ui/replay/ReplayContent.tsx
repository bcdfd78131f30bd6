import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../kit/gameUi';
import { Tabs } from '../pieces/Tabs';
import { Loading } from '../shell/Loading';
import type { Shown, Wish } from './address';
import type { ToRetell } from './analysis/retold';
import styles from './ReplayTable.module.css';
import type { Playback } from './usePlayback';

const AnalysisPage = lazy(async () => ({
  default: (await import('./analysis/AnalysisPage')).AnalysisPage,
}));

const JudgedTable = lazy(async () => ({
  default: (await import('./analysis/JudgedTable')).JudgedTable,
}));

type Given = {
  /** What the address asks for. */
  readonly wish: Wish;
  /** Can this game be analysed? */
  readonly hasAnalyst: boolean;
  /** How many steps there are. */
  readonly length: number;
  readonly playback: Pick<Playback, 'spot' | 'goTo'>;
};

/** Whether the table or the analysis is shown, and the step whose judgement is shown beside the table. */
export const useReplayView = ({ wish, hasAnalyst, length, playback: { spot, goTo } }: Given) => {
  const [view, setView] = useState<Shown>((hasAnalyst && wish.shown) || 'table');
  const [judged, setJudged] = useState(hasAnalyst ? wish.judged : undefined);
  // the judgement of a step is shown beside the table before it and after it
  const isSpokenOf = judged !== undefined && judged <= length && [judged - 1, judged].includes(spot.step);
  return {
    shown: view,
    judged: isSpokenOf ? judged : undefined,
    show: (wanted: Shown) => {
      setJudged(undefined);
      setView(wanted);
    },
    judge: (step: number) => {
      setView('table');
      setJudged(step);
      goTo(step - 1);
    },
    close: () => setJudged(undefined),
  };
};

type ViewsProps = { shown: Shown; onShow: (shown: Shown) => void; children: ReactNode };

const Views = ({ shown, onShow, children }: ViewsProps) => {
  const { t } = useTranslation('replay');
  return (
    <Tabs
      compact
      label={t('views')}
      tabs={[
        { id: 'table', label: t('table') },
        { id: 'analysis', label: t('analysis') },
      ]}
      selected={shown}
      onSelect={onShow}
      className={styles.views}
      panelClassName={styles.view}
    >
      {children}
    </Tabs>
  );
};

type Props = ToRetell & {
  readonly chapters: readonly Chapter[];
  readonly playback: Pick<Playback, 'spot' | 'goTo'>;
  readonly view: ReturnType<typeof useReplayView>;
  /** Is the whole match loaded by now? The analysis needs all of it. */
  readonly isWhole: boolean;
  /** The table at the current place. */
  readonly children: ReactNode;
};

/** The table, alone or with the judgement of a step, or the analysis of the match. */
export const ReplayContent = ({ chapters, playback, view, isWhole, children, ...retold }: Props) => {
  const { shown, judged, show, judge, close } = view;
  const { spot, goTo } = playback;
  const table =
    judged !== undefined && isWhole ? (
      <Suspense fallback={children}>
        <JudgedTable
          {...retold}
          step={judged}
          isBefore={spot.step < judged}
          onBack={() => show('analysis')}
          onClose={close}
        >
          {children}
        </JudgedTable>
      </Suspense>
    ) : (
      children
    );
  if (!retold.replay.module.analyst) return table;
  const analysis = isWhole ? (
    <AnalysisPage {...retold} chapters={chapters} step={spot.step} onGoTo={goTo} onShow={judge} />
  ) : (
    <Loading />
  );
  return (
    <Views shown={shown} onShow={show}>
      {shown === 'analysis' ? <Suspense fallback={<Loading />}>{analysis}</Suspense> : table}
    </Views>
  );
};
