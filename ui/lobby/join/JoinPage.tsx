import type { PlayerID } from 'boardgame.io';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useShelf } from '../../games';
import { Button } from '../../pieces/Button';
import { Notice } from '../../pieces/Notice';
import { Plate } from '../../pieces/Plate';
import { Seal, seatNumber } from '../../pieces/Seal';
import { Sheet } from '../../pieces/Sheet';
import { Sign } from '../../pieces/Sign';
import { useAwaited } from '../../shell/awaited';
import { TopBar } from '../../shell/TopBar';
import { usePageTitle } from '../../shell/usePageTitle';
import styles from './JoinPage.module.css';
import { proofsFor, seatsForUs } from '../../online/keptSeats';
import { joinMatch, LobbyFault, type MatchDetails } from '../../online/lobbyApi';
import { SeatedDrivers, SeatSigns } from '../../table/SeatedDrivers';
import { GamePicture } from '../GamePicture';
import { useLessons } from '../LessonLinks';
import { NamePlateInput } from '../NamePlateInput';
import { OptionChips } from './OptionChips';
import { SeatElsewhere } from './SeatElsewhere';
import { faultSentenceOf, type FaultSentence } from '../../online/faultSentence';
import { Refused } from '../Refused';
import { FreeSeal, useEmptySeatWords } from '../SeatSeals';
import { useGameWords } from '../useGameWords';
import { useMyName } from '../useMyName';
import { preparesFor } from '../../kit/lesson';
import { useNamedSeats } from '../../kit/useNamedSeats';

type Props = {
  match: MatchDetails;
  onJoined: (status: MatchDetails['status']) => void;
  /** The table differs from what is shown here: load it again. */
  onChanged: () => void;
  /** Did we have a seat here that was freed? */
  wasFreed: boolean;
  /** Left out where nobody may watch. */
  onWatch: (() => void) | undefined;
};

type ChoiceProps = {
  seats: MatchDetails['seats'];
  /** The seats that can be taken. */
  free: readonly PlayerID[];
  seat: PlayerID;
  onChoose: (seat: PlayerID) => void;
};

/** Who sits where, and the free seats to choose from. */
const SeatChoice = ({ seats, free, seat, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('lobby');
  const emptyWords = useEmptySeatWords();
  return (
    <ul className={styles.seats}>
      {seats.map((one) => {
        const { playerID, name } = one;
        const number = seatNumber(playerID);
        const words = emptyWords(one);
        return (
          <li key={playerID}>
            {name === undefined && !free.includes(playerID) && (
              <span className={styles.kept}>
                <FreeSeal size={28} />
                {words}
              </span>
            )}
            {free.includes(playerID) && (
              <label className={styles.free}>
                <input
                  type="radio"
                  name="seat"
                  className={styles.radio}
                  checked={playerID === seat}
                  onChange={() => onChoose(playerID)}
                />
                <Seal seat={number} size={28} />
                <span aria-hidden="true">{words}</span>
                <span className="sr">{t('row.seat', { number, name: words })}</span>
              </label>
            )}
            {name !== undefined && <Plate name={name} seat={number} />}
          </li>
        );
      })}
    </ul>
  );
};

/** For readers who do not know the game: its rules, and the first unfinished lesson that fits the match. */
const LearnLinks = ({ match: { game, options } }: Pick<Props, 'match'>) => {
  const { t } = useTranslation('shell');
  const [here] = useLocation();
  const lessonAt = useLessons(game, here);
  const { lessons = [] } = useShelf().lookOf(game)!;
  const fitting = lessons.filter((lesson) => preparesFor(lesson, options));
  const lesson = fitting.find((one) => !lessonAt(one).learned) ?? fitting[0];
  return (
    <p className={styles.learn}>
      <Link href={`/rules/${game}`}>{t('rules')}</Link>
      {lesson && <Link href={lessonAt(lesson).href}>{lessonAt(lesson).what}</Link>}
    </p>
  );
};

/**
 * Taking a seat under a name: whether the request is under way, and why it was refused. Without a name, the reader is
 * asked for one.
 */
const useSittingDown = ({ match, onJoined, onChanged }: Pick<Props, 'match' | 'onJoined' | 'onChanged'>) => {
  const { game, matchID } = match;
  const [refused, setRefused] = useState<FaultSentence>();
  const [busy, setBusy] = useState(false);
  const join = async (playerID: PlayerID, name: string) => {
    setBusy(true);
    setRefused(undefined);
    try {
      const before = match.seats.filter((seat) => seat.playerID === playerID).flatMap(proofsFor);
      onJoined(await joinMatch(game, matchID, { name, playerID, ...(before.length > 0 && { before }) }));
    } catch (fault) {
      setRefused(faultSentenceOf(fault));
      setBusy(false);
      if (fault instanceof LobbyFault && fault.error !== 'offline') onChanged();
    }
  };
  const sit = (playerID: PlayerID, name: string | undefined) => {
    if (busy) return;
    if (name) void join(playerID, name);
    else {
      setRefused({ key: 'name.ask', values: {} });
      document.getElementById('join-name')?.focus();
    }
  };
  return { busy, refused, sit, forget: () => setRefused(undefined) };
};

/** A table with free seats: enter a name, choose a seat, or watch. */
export const JoinPage = ({ match, onJoined, onChanged, wasFreed, onWatch }: Props) => {
  const { game, options, status } = match;
  const { t } = useTranslation('lobby');
  const { say, duration } = useGameWords();
  const me = useMyName();
  useAwaited();
  const seats = useNamedSeats(match.seats);
  const [chosen, setChosen] = useState<string>();
  const free = seatsForUs(seats);
  const seat = chosen !== undefined && free.includes(chosen) ? chosen : free[0]!;
  const { busy, refused, sit, forget } = useSittingDown({ match, onJoined, onChanged });
  const host = match.seats.find(({ name, bot }) => name !== undefined && !bot)?.name;
  const isRunning = status === 'running';
  const invitation = host === undefined ? t('join.title') : t('join.invites', { name: host });
  const title = isRunning ? t('join.titleRunning') : invitation;
  const minutes = isRunning ? undefined : duration(game, options, match.seats.length);
  usePageTitle(title, say(game, 'short'));

  return (
    <>
      <TopBar game={game} title={say(game, 'title')} subtitle={say(game, 'subtitle')} />
      <main className={styles.page}>
        <GamePicture game={game} className={styles.art} />
        <Sign as="header" className={styles.sign}>
          <h1>{title}</h1>
          <p>
            {isRunning && host !== undefined && `${t('preview.invites', { name: host })} `}
            {say(game, 'aim')} {minutes && t('join.minutes', { minutes })}
          </p>
          <LearnLinks match={match} />
        </Sign>
        <Sheet
          as="form"
          className={styles.sheet}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            sit(seat, me.name);
          }}
        >
          <OptionChips match={match} />
          {wasFreed && <Notice variant="calm">{t('join.freed')}</Notice>}
          <div className={styles.me}>
            <label htmlFor="join-name">{t('name.label')}</label>
            <SeatSigns game={game}>
              <NamePlateInput
                id="join-name"
                size="l"
                seat={seatNumber(seat)}
                value={me.text}
                autoComplete="nickname"
                onChange={(name) => {
                  me.write(name);
                  forget();
                }}
              />
            </SeatSigns>
          </div>
          <fieldset className={styles.places}>
            <legend className={styles.legend}>{t('join.seats')}</legend>
            <SeatedDrivers game={game} seats={seats}>
              <SeatChoice seats={seats} free={free} seat={seat} onChoose={setChosen} />
            </SeatedDrivers>
          </fieldset>
          {refused && <Refused>{t(refused.key, refused.values)}</Refused>}
          <div className={styles.ways}>
            {onWatch && (
              <Button variant="plain" icon="eye" onClick={onWatch}>
                {t('join.watch')}
              </Button>
            )}
            <Button type="submit" variant="mine" size="l" busy={busy}>
              {t('join.sit')}
            </Button>
          </div>
        </Sheet>
        <div className={styles.elsewhere}>
          <SeatElsewhere />
        </div>
      </main>
    </>
  );
};
