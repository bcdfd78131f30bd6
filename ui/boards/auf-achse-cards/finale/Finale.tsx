import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardGame, type View } from '../../../../games/auf-achse-cards';
import { prefersStillness } from '../../../kit/drawing/motion';
import { ShowFrame } from '../../../kit/ShowFrame';
import { useShowTimes } from '../../../kit/pace';
import { useBeats } from '../../../kit/useBeats';
import { useLater } from '../../../kit/useLater';
import { classNames } from '../../../pieces/classNames';
import { Odometer } from '../../../pieces/Odometer';
import { Plate } from '../../../pieces/Plate';
import type { Told } from '../story';
import { inOrderFrom, type Player } from '../table/players';
import type { Layout } from '../table/useLayout';
import { cardName, WORDS } from '../table/words';
import { finaleBeats } from './beats';
import { countAt, saidAt } from './count';
import styles from './Finale.module.css';
import { FinaleLane } from './FinaleLane';
import { FinaleRoad } from './FinaleRoad';
import { useFinaleSounds } from './useFinaleSounds';

/** A card must be seen before its effect: it turns over in at most `FLIP` ms, or in this share of its beat. */
const [FLIP, SHARE] = [360, 0.7];

type Props = {
  end: Told<'stageEnd'>;
  /** The current position: the next stage may already have begun. */
  view: View;
  players: readonly Player[];
  layout: Layout;
  onEnd: () => void;
};

/** The width of a card in px by window, with two players and with more. */
const CARDS = {
  desk: [120, 100, 80, 56],
  deskLow: [84, 66, 56, 48],
  lowest: [66, 52, 42, 34],
  least: [56, 42, 32, 26],
  tablet: [150, 150, 104, 84],
  tabletLow: [84, 66, 56, 48],
  phone: [112, 68, 104, 104],
  phoneLow: [84, 72, 54, 54],
  side: [60, 56, 44, 34],
} as const satisfies Record<string, readonly number[]>;

/** The width of the cards in px, given the number of players. */
const cardWidth = ({ name, isLow, isLowest, isLeast }: Layout, players: number): number => {
  const sizes = (): keyof typeof CARDS => {
    if (name === 'phone') return isLowest ? 'phoneLow' : 'phone';
    if (name === 'side') return name;
    if (isLeast) return 'least';
    if (isLowest) return 'lowest';
    return isLow ? `${name}Low` : name;
  };
  const widths = CARDS[sizes()];
  return widths[players - 2] ?? widths.at(-1)!;
};

/** Is there room for every trip, and not only for the one that is being revealed? */
const hasRoomForAll = ({ name, isLowest }: Layout, players: number): boolean =>
  name === 'phone' ? !isLowest && players <= 3 : name !== 'side';

type RowProps = {
  player: Player;
  /** Is this trip being revealed? */
  isNow: boolean;
  /** The kilometres counted so far; undefined while the whole trip is face down. */
  km: number | undefined;
  /** Are they written large? */
  isLarge: boolean;
  /** The trip, if it is shown. */
  children: ReactNode;
};

/** One player: name, trip and kilometres. */
const Row = ({ player: { number, name }, isNow, km, isLarge, children }: RowProps) => {
  const { t } = useTranslation(WORDS);
  return (
    <li className={classNames(styles.row, isNow && styles.now)}>
      <Plate seat={number} name={name} className={styles.name} />
      {children && <div className={styles.lane}>{children}</div>}
      <div className={styles.km}>
        {km === undefined ? (
          <span>{t('board.faceDown')}</span>
        ) : (
          <Odometer value={km} size={isLarge ? 'm' : 's'} label={t('board.kilometres', { km })} />
        )}
      </div>
    </li>
  );
};

/** K-7.1 — the trips are revealed one by one around the table, kilometres counted, trucks driving. */
export const Finale = ({ end, view, players, layout, onEnd }: Props) => {
  const { t } = useTranslation(WORDS);
  const isStill = prefersStillness();
  const isLast = cardGame.isOver(view);
  const order = useMemo(() => inOrderFrom(players, end.startPlayer), [players, end.startPlayer]);
  const seats = order.map(({ seat }) => seat);
  const beats = finaleBeats(end, seats, { isLast, isStill });
  const at = useBeats(beats, onEnd);
  const beat = beats[at]!;
  const flip = Math.min(FLIP, SHARE * useShowTimes() * beat.ms);
  const settledAt = useLater(at, isStill || !beat.open ? 0 : flip);
  const settled = beats[settledAt]!;

  const before = Object.fromEntries(
    seats.map((seat) => [seat, view.scores[seat]!.slice(0, end.stage - 1).reduce((sum, km) => sum + km, 0)]),
  );
  const shown = countAt(end, seats, beat);
  const counted = countAt(end, seats, settled);
  const total = Object.fromEntries(seats.map((seat) => [seat, before[seat]! + counted.km[seat]!]));
  const now = order.find(({ seat }) => seat === settled.seat)!;
  const bests = seats.slice(0, settled.part).map((seat) => total[seat]!);
  const best = isLast && bests.length ? Math.max(...bests) : undefined;
  const said = saidAt(
    end.races[now.seat]!,
    { open: settled.open, km: counted.km[now.seat]! },
    { before: before[now.seat]!, best },
  );
  const sentence = t(`board.finale.${said.key}`, {
    ...said.values,
    name: now.name,
    ...(said.context && { context: said.context }),
    ...(said.card !== undefined && { card: cardName(said.card, t) }),
  });
  useFinaleSounds({ flip: beat.open ? at : 0, told: settledAt, key: said.key, isLast });
  const width = cardWidth(layout, order.length);
  const isNarrow = layout.name === 'phone' || layout.name === 'side';
  const areOpen = hasRoomForAll(layout, order.length);

  return (
    <ShowFrame
      title={t(isLast ? 'board.finale.last' : 'board.finale.stage', { stage: end.stage })}
      sentence={sentence}
      spoken={said.key === 'done' ? sentence : ''}
      onEnd={onEnd}
    >
      <ol
        className={classNames(styles.rows, isNarrow && styles.narrow)}
        style={{ '--flip': `${isStill ? 0.01 : flip}ms`, '--fan-card': `${width}px` }}
      >
        {order.map((player, place) => {
          const { seat } = player;
          const isNow = seat === beat.seat;
          // with little room, only the trip being revealed is open, across the full width
          const isOpen = isNow || areOpen;
          return (
            <Row
              key={seat}
              player={player}
              isNow={isNow}
              km={place > settled.part ? undefined : counted.km[seat]!}
              isLarge={layout.name !== 'side' && isOpen}
            >
              {isOpen && (
                <FinaleLane
                  race={end.races[seat]!}
                  open={shown.open[seat]!}
                  counted={counted.open[seat]!}
                  width={width}
                />
              )}
            </Row>
          );
        })}
      </ol>
      <FinaleRoad
        players={order}
        km={total}
        from={Math.min(...Object.values(before))}
        best={best !== undefined && best > before[now.seat]! ? best : undefined}
      />
    </ShowFrame>
  );
};
