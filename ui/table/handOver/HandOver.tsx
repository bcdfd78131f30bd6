import type { PlayerID } from 'boardgame.io';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { BrandMark } from '../../pieces/BrandMark';
import { Button } from '../../pieces/Button';
import { classNames } from '../../pieces/classNames';
import { Icon } from '../../pieces/Icon';
import { Seal, seatNumber } from '../../pieces/Seal';
import { Sign } from '../../pieces/Sign';
import { usePageTitle } from '../../shell/usePageTitle';
import styles from './HandOver.module.css';
import { HandOverScene, type Hand } from './HandOverScene';
import { nameAt, type SeatInfo } from '../../kit/match';

type Props = {
  seats: readonly SeatInfo[];
  /** Who takes the device. */
  next: PlayerID;
  /** Who hands it over; undefined at the start and after a reload. */
  last: PlayerID | undefined;
  awaited: readonly PlayerID[];
  /** The state of the match, in at most two lines. */
  situation: readonly string[];
  /** Do the seats play one after the other? Then no seat is marked as done. */
  isInTurn?: boolean;
  /** The number of cards in the hand of whoever takes the device, and their back. */
  hand?: Hand | undefined;
  /** Does nobody hold any cards? Then none are shown face down. */
  isOpen?: boolean;
  onReveal: () => void;
};

/** How long the button stays disabled, in ms: a press meant for the table must not open the next hand. */
const SETTLING = 400;

const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING);
    return () => clearTimeout(timer);
  }, []);
  return settled;
};

/** The width of a name in average letters: some letters are half as wide again. */
const lettersIn = (name: string): number => name.length + 0.5 * (name.match(/[mw@—]/gi) ?? []).length;

type Standing = 'now' | 'later' | 'thinking' | 'done';

const SeatRow = ({ seat, standing }: { seat: SeatInfo; standing: Standing | undefined }) => {
  const { t } = useTranslation('table');
  return (
    <li className={classNames(styles.seat, standing === 'now' && styles.now)}>
      <Seal seat={seatNumber(seat.playerID)} size={30} className={styles.seatSeal} />
      <span className={styles.seatName} style={{ '--letters': lettersIn(seat.name ?? '') }}>
        <span>{seat.name}</span>
      </span>
      <span className={classNames(styles.standing, standing === 'done' && styles.done)}>
        {standing === 'done' && <Icon name="check" size={26} />}
        {standing === 'thinking' && <Icon name="hour" size={22} />}
        {standing && (
          <span className={standing === 'done' ? 'sr' : undefined}>{t(`handOver.${standing}`)}</span>
        )}
      </span>
    </li>
  );
};

/** The sign shown while the device is handed over. No cards are on the page until the player it names confirms. */
export const HandOver = (props: Props) => {
  const { seats, next, last, awaited, situation, hand, isInTurn = false, isOpen = false } = props;
  const { t } = useTranslation('table');
  const { t: shell } = useTranslation('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  const settled = useSettled();
  const name = nameAt(seats, next);
  const around = t(isInTurn ? 'handOver.atTable' : 'handOver.thisRound');
  const coveredOf = last !== undefined && last !== next ? nameAt(seats, last) : undefined;
  const turn = t('handOver.turn', { name });
  const cards = isOpen
    ? `${turn} ${t('handOver.open')}`
    : t(coveredOf === undefined ? 'handOver.covered' : 'handOver.coveredOf', { last: coveredOf, name });
  // a game without hands does not mention cards
  const covered = hand ? cards : turn;
  usePageTitle(`${t('handOver.passTo')} ${name}`);
  useEffect(() => heading.current?.focus(), []);

  const standingOf = ({ playerID, bot }: SeatInfo): Standing | undefined => {
    if (playerID === next) return 'now';
    if (isInTurn) return undefined;
    if (!awaited.includes(playerID)) return 'done';
    return bot ? 'thinking' : 'later';
  };

  return (
    <main className={styles.page}>
      <HandOverScene seat={next} hand={hand} />
      <Link href="/" className={styles.home} aria-label={shell('home')} title={shell('home')}>
        <BrandMark size={40} />
      </Link>
      <div className={styles.gantry}>
        <Sign size="gantry" className={styles.big}>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            <span className={styles.kicker}>{t('handOver.passTo')} </span>
            <span className={styles.who} style={{ '--letters': lettersIn(name) }}>
              <Seal seat={seatNumber(next)} className={styles.seal} />
              <span className={styles.name}>{name}</span>
            </span>
          </h1>
          <p className={styles.situation}>
            <svg className={styles.ahead} viewBox="0 0 54 54" aria-hidden="true">
              <path d="M27 4 48 28H35v22H19V28H6z" fill="currentColor" />
            </svg>
            <span>
              {situation.map((line) => (
                <span key={line} className={styles.fact}>
                  {line}
                </span>
              ))}
            </span>
          </p>
        </Sign>
        <Sign as="section" size="gantry" variant="plain" className={styles.exit} aria-label={around}>
          <p className={styles.round}>{around}</p>
          <ul className={styles.seats}>
            {seats.map((seat) => (
              <SeatRow key={seat.playerID} seat={seat} standing={standingOf(seat)} />
            ))}
          </ul>
        </Sign>
      </div>
      <div className={styles.go}>
        <Button
          variant="mine"
          size="l"
          className={styles.reveal}
          disabled={!settled}
          onClick={props.onReveal}
        >
          {t(isOpen ? 'handOver.here' : 'handOver.reveal', { name })}
        </Button>
        <p className={styles.hint}>{covered}</p>
      </div>
    </main>
  );
};
