import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { Plate } from '../../pieces/Plate';
import { Seal } from '../../pieces/Seal';
import { Sheet } from '../../pieces/Sheet';
import { Sign } from '../../pieces/Sign';
import { TopBar } from '../../shell/TopBar';
import { usePageTitle } from '../../shell/usePageTitle';
import styles from './JoinPage.module.css';
import { joinMatch, LobbyFault, type MatchDetails } from '../../online/lobbyApi';
import { NamePlateInput } from '../NamePlateInput';
import { faultSentenceOf, type FaultSentence } from '../../online/faultSentence';
import { Refused } from '../Refused';
import { seatNumber } from '../SeatSeals';
import { useGameWords } from '../useGameWords';
import { useMyName } from '../useMyName';
import { useNamedSeats } from '../../kit/useNamedSeats';

type Props = {
  match: MatchDetails;
  onJoined: () => void;
  /** The table is not as it is shown here: look again. */
  onChanged: () => void;
  onWatch: () => void;
};

/** A table with free seats: say who you are, choose one, or look on. */
export const JoinPage = ({ match, onJoined, onChanged, onWatch }: Props) => {
  const { game, matchID, options, status } = match;
  const { t } = useTranslation('lobby');
  const { say, summary } = useGameWords();
  const me = useMyName();
  const seats = useNamedSeats(match.seats);
  const [chosen, setChosen] = useState<string>();
  const [refused, setRefused] = useState<FaultSentence>();
  const [busy, setBusy] = useState(false);
  const free = seats.filter(({ name }) => name === undefined).map(({ playerID }) => playerID);
  const seat = chosen !== undefined && free.includes(chosen) ? chosen : free[0]!;
  const title = t(status === 'running' ? 'join.titleRunning' : 'join.title');
  usePageTitle(title, say(game, 'short'));

  const sit = async (name: string) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await joinMatch(game, matchID, { name, playerID: seat });
      onJoined();
    } catch (fault) {
      setRefused(faultSentenceOf(fault));
      setBusy(false);
      if (fault instanceof LobbyFault && fault.error !== 'offline') onChanged();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (me.name) void sit(me.name);
    else {
      setRefused({ key: 'name.ask', values: {} });
      document.getElementById('join-name')?.focus();
    }
  };

  return (
    <>
      <TopBar game={game} title={say(game, 'title')} subtitle={say(game, 'subtitle')} />
      <main className={styles.page}>
        <Sign as="header" className={styles.sign}>
          <h1>{title}</h1>
          <p>{summary(game, options, match.seats.length)}</p>
        </Sign>
        <Sheet as="form" className={styles.sheet} onSubmit={onSubmit}>
          <div className={styles.me}>
            <label htmlFor="join-name">{t('name.label')}</label>
            <NamePlateInput
              id="join-name"
              size="l"
              seat={seatNumber(seat)}
              value={me.text}
              autoComplete="nickname"
              onChange={(name) => {
                me.write(name);
                setRefused(undefined);
              }}
            />
          </div>
          <fieldset>
            <legend className={styles.legend}>{t('join.seats')}</legend>
            <ul className={styles.seats}>
              {seats.map(({ playerID, name }) => (
                <li key={playerID}>
                  {name === undefined ? (
                    <label className={styles.free}>
                      <input
                        type="radio"
                        name="seat"
                        className={styles.radio}
                        checked={playerID === seat}
                        onChange={() => setChosen(playerID)}
                      />
                      <Seal seat={seatNumber(playerID)} size={28} />
                      <span>{t('seat.free')}</span>
                      <span className="sr">{t('row.seatFree', { number: seatNumber(playerID) })}</span>
                    </label>
                  ) : (
                    <Plate name={name} seat={seatNumber(playerID)} />
                  )}
                </li>
              ))}
            </ul>
          </fieldset>
          {refused && <Refused>{t(refused.key, refused.values)}</Refused>}
          <div className={styles.ways}>
            <Button variant="plain" icon="eye" onClick={onWatch}>
              {t('join.watch')}
            </Button>
            <Button type="submit" variant="mine" size="l" busy={busy}>
              {t('join.sit')}
            </Button>
          </div>
        </Sheet>
      </main>
    </>
  );
};
