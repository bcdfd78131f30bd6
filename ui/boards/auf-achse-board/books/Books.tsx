import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../../games/auf-achse-board';
import { prefersStillness } from '../../../kit/drawing/motion';
import type { LogEntry, Snapshot } from '../../../kit/match';
import { ShowFrame } from '../../../kit/ShowFrame';
import { useBeats } from '../../../kit/useBeats';
import { namesInWords } from '../../../pieces/listInWords';
import { readTogether } from '../../../pieces/readTogether';
import { Sheet } from '../../../pieces/Sheet';
import { SumRoad, vehicleWidth } from '../../../pieces/SumRoad';
import { TRUCK_RATIO, Truck } from '../../../pieces/Truck';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import { playAtTable } from '../../../shell/sound/play';
import type { Player } from '../table/players';
import { dm, gain, WORDS } from '../table/words';
import { balancesOf, isWritten, placeOf, type Balance } from './balance';
import { BalanceSheet, type Read } from './BalanceSheet';
import { booksBeats, placesOf, readAt, type BooksBeat } from './beats';
import styles from './Books.module.css';

/** In DM. */
const SCALE = {
  span: 4000,
  beyond: 1500,
  steps: [500, 1000, 2500, 5000, 10_000],
  ratio: TRUCK_RATIO,
  note: 76,
} as const;

const NOTHING: readonly LogEntry[] = [];

type Props = {
  shown: Snapshot<View>;
  players: readonly Player[];
  /** What was played before its log begins. */
  earlier: readonly LogEntry[] | undefined;
  onEnd: () => void;
};

/** Coins for income, a thud for expenses, an engine for each rank, a horn for the winner. */
const useBooksSounds = (beats: readonly BooksBeat[], at: number, balances: readonly Balance[]): void => {
  const { seats, placed } = beats[at]!;
  const { line } = readAt(balances, beats[at]!);
  const amount = line && seats > 0 ? balances[seats - 1]![line] : 0;
  const heardAt = (isHeard: boolean): number => (isHeard ? at + 1 : 0);
  const [came, went, drove] = [heardAt(amount > 0), heardAt(amount < 0), heardAt(placed > 0)];
  useEffect(() => {
    if (came) playAtTable('coins');
  }, [came]);
  useEffect(() => {
    if (went) playAtTable('thud');
  }, [went]);
  useEffect(() => {
    if (drove) playAtTable('engine');
  }, [drove]);
  useEffect(() => () => playAtTable('horn'), []);
};

/** The text for a beat; at the end of a part, the whole part in words for screen readers. */
const useReading = (
  balances: readonly Balance[],
  players: readonly Player[],
  beat: BooksBeat,
  read: Read,
) => {
  const { t } = useTranslation(WORDS);
  const named = (shown: readonly Balance[]) =>
    namesInWords(
      shown.map(({ seat }) => players.find((player) => player.seat === seat)!),
      t('language'),
    );
  const { line } = read;
  if (!line) {
    const shown = placesOf(balances)[beat.placed - 1]!;
    const { total } = shown[0]!;
    const place = placeOf(total, balances);
    const sentence = t('books.place', { place, names: named(shown), amount: dm(total) });
    return { sentence, spoken: sentence };
  }
  const tell = (balance: Balance) =>
    t('books.line', {
      line: t(`end.${line}`),
      name: named([balance]),
      amount: (line === 'start' ? dm : gain)(balance[line]),
    });
  const told = balances
    .slice(0, beat.seats)
    .filter((balance) => isWritten(balance, line))
    .map(tell);
  return {
    sentence: line === 'start' ? t('books.start', { amount: dm(balances[0]!.start) }) : told.at(-1)!,
    spoken: beat.seats === balances.length ? readTogether(told, '. ') : '',
  };
};

/** B-13.2 — the match is over: its books are read line by line, until everybody's rank is known. */
export const Books = ({ shown: { view, log }, players, earlier = NOTHING, onEnd }: Props) => {
  const { t } = useTranslation(WORDS);
  const { name: layout } = useWindowLayout();
  const isSide = layout === 'side';
  const isPhone = layout === 'phone' || isSide;
  const balances = useMemo(
    () =>
      balancesOf(view, [...earlier, ...log]).toSorted(
        (a, b) =>
          players.findIndex(({ seat }) => seat === a.seat) - players.findIndex(({ seat }) => seat === b.seat),
      ),
    [view, earlier, log, players],
  );
  const beats = useMemo(() => booksBeats(balances, prefersStillness()), [balances]);
  const at = useBeats(beats, onEnd);
  const beat = beats[at]!;
  const read = readAt(balances, beat);
  const { sentence, spoken } = useReading(balances, players, beat, read);
  useBooksSounds(beats, at, balances);
  const width = vehicleWidth(players.length);
  return (
    <ShowFrame title={t('books.title')} sentence={sentence} spoken={spoken} onEnd={onEnd}>
      <Sheet className={styles.sheet} aria-label={t('end.balance')}>
        <BalanceSheet
          balances={balances}
          players={players}
          abreast={isPhone ? 3 : 6}
          read={read}
          isBrief={isSide || (isPhone && players.length > 3)}
        />
      </Sheet>
      <SumRoad
        from={Math.min(0, ...balances.map(({ total }) => total))}
        scale={SCALE}
        vehicles={players.map(({ seat, number, name }) => ({
          id: seat,
          sum: read.sums[seat]!,
          label: t('labelled', { ns: 'shell', what: name, value: dm(read.sums[seat]!) }),
          drawn: <Truck width={width} seat={number} x={-width} lights />,
        }))}
      />
    </ShowFrame>
  );
};
