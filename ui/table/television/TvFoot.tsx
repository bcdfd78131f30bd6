import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry, SeatInfo } from '../../kit/match';
import type { GameUi } from '../../kit/gameUi';
import { Starred } from '../../kit/Starred';
import { QrCode } from '../../pieces/QrCode';
import { Seal, seatNumber } from '../../pieces/Seal';
import type { MatchDetails } from '../../online/lobbyApi';
import styles from './TvFoot.module.css';

/** How many of the latest lines are shown. */
const TOLD = 3;

type Props = {
  readonly game: string;
  readonly matchID: string;
  readonly log: readonly LogEntry[];
  readonly seats: readonly SeatInfo[];
  readonly narrate: GameUi['narrate'];
  readonly isOver?: boolean;
  /** The match that comes next, once somebody has opened it. */
  readonly next?: MatchDetails | undefined;
};

/** The bottom of a large screen: the latest lines of the log, and how to join with a phone. */
export const TvFoot = ({ game, matchID, log, seats, narrate, isOver = false, next }: Props) => {
  const { t } = useTranslation('table');
  const { t: words } = useTranslation(game);
  const last = useMemo(
    () =>
      log
        .slice(-2 * TOLD)
        .flatMap((entry) => narrate(entry, seats, words).map((line) => ({ ...line, place: entry.place })))
        .filter(({ heading, isTakenBack }) => !heading && !isTakenBack)
        .slice(-TOLD)
        .toReversed(),
    [log, seats, narrate, words],
  );
  const to = next ?? { game, matchID };
  const address = new URL(`/match/${to.game}/${to.matchID}`, document.baseURI).href;
  const isFree = next !== undefined || (!isOver && seats.some(({ name }) => name === undefined));
  return (
    <>
      <section className={styles.last} aria-label={t('tv.last')}>
        {last.length > 0 && <h2 className={styles.heading}>{t('tv.last')}</h2>}
        <ol>
          {last.map(({ seat, text }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they move down one after the other
            <li key={at} className={styles.line}>
              {seat !== undefined && <Seal seat={seatNumber(seat)} size={20} />}
              <span>
                <Starred text={text} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.way}>
        <QrCode text={address} label={t('tv.code')} />
        <div>
          <h2 className={styles.invitation}>{t(isFree ? 'tv.join' : 'tv.watch')}</h2>
          <p>{t('tv.how')}</p>
          <p className={styles.address}>{new URL(address).host}</p>
        </div>
      </section>
    </>
  );
};
