import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { Icon } from '../../pieces/Icon';
import { Plate } from '../../pieces/Plate';
import { Sheet } from '../../pieces/Sheet';
import { Sign } from '../../pieces/Sign';
import { useAnnounce } from '../../shell/announce';
import { TopBar } from '../../shell/TopBar';
import { usePageTitle } from '../../shell/usePageTitle';
import { ConfirmButton } from '../ConfirmButton';
import { leaveMatch, type MatchDetails } from '../../online/lobbyApi';
import type { MySeat } from '../../online/mySeats';
import { faultSentenceOf, type FaultSentence } from '../../online/faultSentence';
import { Refused } from '../Refused';
import { FreeSeal, seatNumber } from '../SeatSeals';
import { ShareLink } from './ShareLink';
import { useGameWords } from '../useGameWords';
import { useNamedSeats } from '../../kit/useNamedSeats';
import { SeatLinkDialog } from '../../table/SeatLinkDialog';
import styles from './WaitingRoom.module.css';

type Seats = MatchDetails['seats'];

/** Says who has come and who has gone. */
const useArrivals = (seats: Seats) => {
  const { t } = useTranslation('lobby');
  const announce = useAnnounce();
  const before = useRef(seats);
  useEffect(() => {
    for (const [at, { name }] of seats.entries()) {
      const was = before.current[at]?.name;
      if (name === was) continue;
      announce(name === undefined ? t('waiting.left', { name: was }) : t('waiting.joined', { name }));
    }
    before.current = seats;
  }, [seats, announce, t]);
};

type Props = {
  match: MatchDetails;
  seat: MySeat;
  /** The server does not answer at the moment. */
  lost: boolean;
  onLeft: () => void;
};

/** A seat is ours, others are still free: the link to hand on, and the seats as they fill. */
export const WaitingRoom = ({ match, seat, lost, onLeft }: Props) => {
  const { game, matchID, seats, options } = match;
  const { t } = useTranslation('lobby');
  const { say, summary } = useGameWords();
  const named = useNamedSeats(seats);
  const [refused, setRefused] = useState<FaultSentence>();
  const [linking, setLinking] = useState(false);
  const free = seats.filter(({ name }) => name === undefined).length;
  usePageTitle(t('waiting.title'), say(game, 'short'));
  useArrivals(seats);

  const leave = () => leaveMatch(game, matchID).then(onLeft, (fault) => setRefused(faultSentenceOf(fault)));
  return (
    <>
      <TopBar game={game} title={say(game, 'title')} subtitle={say(game, 'subtitle')} />
      <main className={styles.page}>
        <Sign as="header" className={styles.sign}>
          <h1>{t('waiting.title')}</h1>
          <p>{t('waiting.text', { count: free })}</p>
        </Sign>
        <Sheet className={styles.sheet}>
          <p className={styles.options}>{summary(game, options, match.seats.length)}</p>
          <h2 className={styles.heading}>{t('waiting.seats')}</h2>
          <ul className={styles.seats}>
            {named.map(({ playerID, name, bot }) => (
              <li key={playerID} className={styles.seat}>
                {name === undefined ? (
                  <span className={styles.free}>
                    <FreeSeal size={30} />
                    {t('seat.free')}
                  </span>
                ) : (
                  <Plate name={name} seat={seatNumber(playerID)} size="l" />
                )}
                {playerID === seat.playerID && <span className={styles.note}>{t('seat.you')}</span>}
                {bot && <span className={styles.note}>{t(`seat.${bot}`)}</span>}
              </li>
            ))}
          </ul>
          <ShareLink
            path={`/match/${game}/${matchID}`}
            invitation={t('waiting.shareText', { game: say(game, 'short') })}
          />
          {lost && (
            <output className={styles.lost}>
              <Icon name="offline" />
              {t('waiting.lost')}
            </output>
          )}
          {refused && <Refused>{t(refused.key, refused.values)}</Refused>}
          <div className={styles.ways}>
            <Button variant="quiet" icon="link" onClick={() => setLinking(true)}>
              {t('waiting.seatLink')}
            </Button>
            <ConfirmButton
              variant="quiet"
              icon="door"
              sure={t('waiting.leaveSure')}
              onConfirm={() => void leave()}
            >
              {t('waiting.leave')}
            </ConfirmButton>
          </div>
        </Sheet>
      </main>
      <Suspense>
        {linking && <SeatLinkDialog game={game} matchID={matchID} onClose={() => setLinking(false)} />}
      </Suspense>
    </>
  );
};
