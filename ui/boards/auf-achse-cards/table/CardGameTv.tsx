import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardGame, totals, type View } from '../../../../games/auf-achse-cards';
import type { Snapshot } from '../../../kit/match';
import { TvCards, TvFrame, TvSheet } from '../../../kit/TvFrame';
import { namesInWords } from '../../../pieces/listInWords';
import { Seal } from '../../../pieces/Seal';
import { RaceRows } from '../scores/RaceRows';
import type { Told } from '../story';
import { winnersOf } from '../winners';
import styles from './CardGameTv.module.css';
import { CounterPanel } from './CounterPanel';
import { Opponents } from './Opponents';
import { PhoneOpponents } from './PhoneOpponents';
import { inOrderFrom, type Player } from './players';
import { awaitedOf } from './turnHint';
import { openRaceWidth, type Layout } from './useLayout';
import { WORDS } from './words';

type Props = {
  readonly shown: Snapshot<View>;
  readonly settled: Snapshot<View>;
  readonly players: readonly Player[];
  readonly layout: Layout;
  /** The end of a stage, while that is being shown. */
  readonly end: Told<'stageEnd'> | undefined;
  readonly isUnfolding: boolean;
  readonly isScored: boolean;
  readonly foot: ReactNode;
};

const isSmall = ({ name }: Layout): boolean => name === 'phone' || name === 'side';

/** Two on a desktop lie one below the other, with larger cards; the height of that, in px. */
const TWO = {
  high: { high: 670, opponent: 96, laid: 62 },
  low: { high: 560, opponent: 88, laid: 56 },
} as const;

/** The players in columns, their card widths, and the size they need together with the counter, in px. */
const arranged = (layout: Layout, players: number) => {
  const { name, isLow, sizes } = layout;
  const rows = Math.ceil(players / 2);
  const usual = { layout, columns: 2 };
  if (name === 'side') return { ...usual, wide: 640, high: 170 };
  if (name === 'phone') return { ...usual, wide: 390, high: 230 + rows * 42 };
  if (name === 'desk' && players === 2) {
    const { high, ...cards } = TWO[isLow ? 'low' : 'high'];
    return { layout: { ...layout, sizes: { ...sizes, ...cards } }, columns: 1, wide: 700, high };
  }
  return { ...usual, wide: 700, high: isLow ? 190 + rows * 110 : 270 + rows * 145 };
};

/** K-7.1 — all trips of a stage, revealed. */
const Scored = ({
  end,
  players,
  layout,
}: Pick<Props, 'players' | 'layout'> & { readonly end: Told<'stageEnd'> }) => {
  const { t } = useTranslation(WORDS);
  const width = openRaceWidth(layout, players.length, true);
  return (
    <TvSheet
      heading={t('board.end.lastRaces', { stage: end.stage })}
      wide={960}
      high={90 + players.length * (1.5 * width + 70)}
    >
      <RaceRows end={end} players={inOrderFrom(players, end.startPlayer)} width={width} isPhone={false} />
    </TvSheet>
  );
};

/** The text on the plate: the stage and whom it waits for, or how it ended. */
const usePlate = ({ settled: { view }, players, end, isUnfolding }: Props) => {
  const { t } = useTranslation(WORDS);
  const names = namesInWords(awaitedOf(players), t('language'));
  const waits = names && t('board.turn.waiting', { name: names });
  if (cardGame.isOver(view)) {
    const { sentence } = winnersOf(view, players, t);
    return { title: sentence.replaceAll('**', ''), text: t('board.end.over') };
  }
  if (end) return { title: t('board.score.title', { stage: end.stage }), text: waits };
  return {
    title: t('board.situation.round', { stage: view.stage, round: view.round }),
    text: isUnfolding ? t('board.turn.revealing') : waits,
  };
};

/** A large screen: the counter, the backs of all cards and everybody's kilometres; after a stage, the trips. */
export const CardGameTv = (props: Props) => {
  const { shown, settled, players, layout, end, isScored, foot } = props;
  const { t } = useTranslation(WORDS);
  const { view } = settled;
  const lying = useMemo(() => arranged(layout, players.length), [layout, players.length]);
  const waiting = awaitedOf(players);
  const sums = totals(view);
  const ranked = useMemo(() => players.toSorted((a, b) => sums[b.seat]! - sums[a.seat]!), [players, sums]);
  return (
    <TvFrame
      picture={
        end ? (
          <Scored end={end} players={players} layout={layout} />
        ) : (
          <TvCards wide={lying.wide} high={lying.high}>
            <div className={styles.table}>
              <CounterPanel
                shown={shown}
                settled={settled}
                players={players}
                layout={layout}
                isScored={isScored}
                piles={false}
              />
              {isSmall(layout) ? (
                <PhoneOpponents players={players} />
              ) : (
                <Opponents players={players} layout={lying.layout} isForAll columns={lying.columns} isFar />
              )}
            </div>
          </TvCards>
        )
      }
      {...usePlate(props)}
      rows={ranked.map(({ seat, number, name }) => ({
        id: seat,
        drawing: <Seal seat={number} size={30} />,
        name,
        sum: t('game.total', { total: sums[seat]! }),
        isAwaited: waiting.some((one) => one.seat === seat),
      }))}
      foot={foot}
    />
  );
};
