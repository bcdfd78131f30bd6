import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { totals, type View } from '../../../../games/auf-achse-cards';
import type { Snapshot } from '../../../kit/match';
import { TvFrame } from '../../../kit/TvFrame';
import { listInWords } from '../../../pieces/listInWords';
import { Seal } from '../../../pieces/Seal';
import styles from './CardGameTv.module.css';
import { CounterPanel } from './CounterPanel';
import { Opponents } from './Opponents';
import type { Player } from './players';
import { awaitedOf } from './turnHint';
import type { Layout } from './useLayout';
import { WORDS } from './words';

type Props = {
  readonly shown: Snapshot<View>;
  readonly settled: Snapshot<View>;
  readonly players: readonly Player[];
  readonly layout: Layout;
  readonly isUnfolding: boolean;
  readonly isScored: boolean;
  readonly foot: ReactNode;
};

/** The counter and the backs of all cards on a large screen, with the kilometres of everybody. */
export const CardGameTv = ({ shown, settled, players, layout, isUnfolding, isScored, foot }: Props) => {
  const { t } = useTranslation(WORDS);
  const { view } = settled;
  const waiting = awaitedOf(players);
  const names = listInWords(
    waiting.map(({ name }) => name),
    t('language'),
  );
  const sums = totals(view);
  const ranked = useMemo(() => players.toSorted((a, b) => sums[b.seat]! - sums[a.seat]!), [players, sums]);
  return (
    <TvFrame
      picture={
        <div className={styles.table}>
          <CounterPanel
            shown={shown}
            settled={settled}
            players={players}
            layout={layout}
            isScored={isScored}
            piles={false}
          />
          <Opponents players={players} layout={layout} isAll isForAll />
        </div>
      }
      title={t('board.situation.round', { stage: view.stage, round: view.round })}
      text={isUnfolding ? t('board.turn.revealing') : names && t('board.turn.waiting', { name: names })}
      rows={ranked.map(({ seat, number, name }) => ({
        id: seat,
        drawing: <Seal seat={number} size={30} />,
        name,
        sum: t('game.total', { total: sums[seat] }),
        isAwaited: waiting.some((one) => one.seat === seat),
      }))}
      foot={foot}
    />
  );
};
