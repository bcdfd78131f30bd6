import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { Icon } from '../../pieces/Icon';
import { StandingContext, type TableStanding } from '../../kit/conduct';
import { listInWords, namesInWords } from '../../pieces/listInWords';
import { Sheet } from '../../pieces/Sheet';
import { Sign } from '../../pieces/Sign';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import { useAnnounce } from '../../shell/announce';
import { TopBar } from '../../shell/TopBar';
import { usePageTitle } from '../../shell/usePageTitle';
import { ConfirmButton } from '../ConfirmButton';
import { closeMatch, fillSeats, freeSeat, leaveMatch, type MatchDetails } from '../../online/lobbyApi';
import type { MySeat } from '../../online/mySeats';
import { faultSentenceOf, type FaultSentence } from '../../online/faultSentence';
import { Refused } from '../Refused';
import { FillSeats } from './FillSeats';
import { OptionChips } from './OptionChips';
import { ShareLink } from './ShareLink';
import { useGameWords } from '../useGameWords';
import { SeatedDrivers } from '../../table/SeatedDrivers';
import { SeatLinkDialog } from '../../table/SeatLinkDialog';
import { useNamesOfAway, WaitingSeats } from './WaitingSeats';
import styles from './WaitingRoom.module.css';

const WaitingTable = lazy(async () => ({
  default: (await import('../../table/WaitingTable')).WaitingTable,
}));

type Seats = MatchDetails['seats'];

/** Announces who has come and who has gone. */
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

/** How many seats anybody may take, and for which players of the previous match the others are kept. */
const useMissingWords = (seats: Seats): string => {
  const { t, i18n } = useTranslation('lobby');
  const free = seats.filter(({ name }) => name === undefined);
  const kept = free.flatMap((seat) => seat.kept ?? []);
  const forAll = free.length - kept.length;
  if (!kept.length) return t('waiting.text', { count: forAll });
  const values = { count: kept.length, names: namesInWords(kept, i18n.language) };
  return forAll
    ? t('waiting.partlyKept', { ...values, free: t('row.free', { count: forAll }) })
    : t('waiting.kept', values);
};

/** What the match waits for. */
const MissingSign = ({ seats }: { seats: Seats }) => {
  const { t, i18n } = useTranslation('lobby');
  const missing = useMissingWords(seats);
  const away = useNamesOfAway();
  const names = listInWords(away, i18n.language);
  return (
    <Sign as="header" className={styles.sign}>
      <h1>{t('waiting.title')}</h1>
      <p>
        {missing}
        {away.length > 0 && ` ${t('waiting.away', { names, count: away.length })}`}
      </p>
    </Sign>
  );
};

type Props = {
  match: MatchDetails;
  seat: MySeat;
  /** Does the server not answer at the moment? */
  lost: boolean;
  /** The seats have changed. */
  onChanged: () => void;
  onLeft: () => void;
};

type WaysProps = Pick<Props, 'match' | 'onLeft'> & {
  readonly isHost: boolean;
  readonly isInBar: boolean;
  readonly onLink: () => void;
  /** Makes a request, and continues when it is done. */
  readonly ask: (asked: Promise<void>, then: () => void) => void;
};

/** What players can do about their own seat while they wait, and the host about the match. */
const Ways = ({ match: { game, matchID }, isHost, isInBar, onLink, ask, onLeft }: WaysProps) => {
  const { t } = useTranslation('lobby');
  const look = isInBar ? ({ variant: 'bare', size: 's' } as const) : ({ variant: 'quiet' } as const);
  return (
    <>
      <Button {...look} icon="link" onClick={onLink}>
        {t('waiting.seatLink')}
      </Button>
      <ConfirmButton
        {...look}
        icon="door"
        sure={t('waiting.leaveSure')}
        onConfirm={() => ask(leaveMatch(game, matchID), onLeft)}
      >
        {t('waiting.leave')}
      </ConfirmButton>
      {isHost && (
        <ConfirmButton
          {...look}
          icon="close"
          sure={t('waiting.closeSure')}
          onConfirm={() => ask(closeMatch(game, matchID), onLeft)}
        >
          {t('waiting.close')}
        </ConfirmButton>
      )}
    </>
  );
};

/**
 * We have a seat and others are still free: the link for others, and the seats as they fill. The player who opened
 * the match may free seats and close the match.
 */
export const WaitingRoom = ({ match, seat, lost, onChanged, onLeft }: Props) => {
  const { game, matchID, seats } = match;
  const { t } = useTranslation('lobby');
  const { say } = useGameWords();
  const [refused, setRefused] = useState<FaultSentence>();
  const [linking, setLinking] = useState(false);
  const [standing, setStanding] = useState<TableStanding>();
  const free = seats.filter(({ name }) => name === undefined).length;
  usePageTitle(t('waiting.tab', { seated: seats.length - free, seats: seats.length }), say(game, 'short'));
  useArrivals(seats);

  const isHost = seat.hostCredentials !== undefined;
  const ask = (asked: Promise<void>, then: () => void) => {
    setRefused(undefined);
    void asked.then(then, (fault: unknown) => setRefused(faultSentenceOf(fault)));
  };
  const isSide = useWindowLayout().name === 'side';
  const ways = (
    <Ways
      match={match}
      isHost={isHost}
      isInBar={isSide}
      onLink={() => setLinking(true)}
      ask={ask}
      onLeft={onLeft}
    />
  );
  return (
    <StandingContext value={standing}>
      <TopBar
        game={game}
        title={say(game, 'title')}
        subtitle={say(game, 'subtitle')}
        actions={isSide && <div className={styles.inBar}>{ways}</div>}
      />
      <SeatedDrivers game={game} seats={seats}>
        <main className={styles.page}>
          <MissingSign seats={seats} />
          <Sheet className={styles.sheet}>
            <OptionChips match={match} />
            <h2 className={styles.heading}>{t('waiting.seats')}</h2>
            <WaitingSeats
              seats={seats}
              mine={seat.playerID}
              onFree={isHost ? (playerID) => ask(freeSeat(game, matchID, playerID), onChanged) : undefined}
            />
            <FillSeats
              match={match}
              isHost={isHost}
              onFill={() => ask(fillSeats(game, matchID), onChanged)}
            />
            {lost && (
              <output className={styles.lost}>
                <Icon name="offline" />
                {t('waiting.lost')}
              </output>
            )}
            {refused && <Refused>{t(refused.key, refused.values)}</Refused>}
          </Sheet>
          <div className={styles.aside}>
            <Sheet className={styles.card}>
              <ShareLink
                path={`/match/${game}/${matchID}`}
                invitation={t('waiting.shareText', { game: say(game, 'short') })}
              />
            </Sheet>
            <Suspense>
              <WaitingTable {...{ game, matchID, seat, onSeats: onChanged, onStanding: setStanding }} />
            </Suspense>
          </div>
          {!isSide && <div className={styles.ways}>{ways}</div>}
        </main>
      </SeatedDrivers>
      <Suspense>
        {linking && <SeatLinkDialog game={game} matchID={matchID} onClose={() => setLinking(false)} />}
      </Suspense>
    </StandingContext>
  );
};
