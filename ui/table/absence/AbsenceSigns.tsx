import type { PlayerID } from 'boardgame.io';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf, type Heard } from '../../kit/conduct';
import type { BoardProps } from '../../kit/match';
import { useNow } from '../../kit/useNow';
import { readTogether } from '../../pieces/readTogether';
import { useSignAbove, useWindowLayout } from '../../pieces/useWindowLayout';
import { useAnnounce } from '../../shell/announce';
import { eventLine } from '../tableLines';
import styles from './AbsenceSigns.module.css';
import { AwaySign } from './AwaySign';
import { BackSign, type Telling } from './BackSign';
import { FreeSeatSign } from './FreeSeatSign';
import { meanwhileOf } from './meanwhile';
import { PauseSign } from './PauseSign';
import { WishSign } from './WishSign';

/** How long a player who chose to wait is not asked again, in ms. */
const WAIT_MS = 120_000;

/** The most signs below the bar at once: the table needs room. A phone in landscape has room for one. */
const MOST = { side: 1, phone: 2, tablet: 2, desk: 2 };

/** Reads out what happens at the table apart from the game. */
const useSpokenEvents = (heard: Heard | undefined) => {
  const { t } = useTranslation('table');
  const announce = useAnnounce();
  const before = useRef(heard?.events);
  useEffect(() => {
    const news = before.current ? (heard?.events.slice(before.current.length) ?? []) : [];
    before.current = heard?.events;
    const said = news.map((event) => eventLine(event, t).text.replaceAll('**', ''));
    if (said.length) announce(readTogether(said, '. '));
  }, [heard, announce, t]);
};

type Props = {
  readonly game: string;
  readonly matchID: string;
  readonly table: Pick<BoardProps, 'seats' | 'playerID' | 'awaited' | 'log'>;
  readonly heard: Heard | undefined;
  readonly telling: Telling;
  readonly onShare: () => void;
};

/** The signs, one below the other. */
const Signs = ({ shown }: { readonly shown: readonly ReactNode[] }) => {
  const { t } = useTranslation('table');
  useSignAbove(true);
  return (
    <section className={styles.signs} aria-label={t('absence.label')}>
      {shown}
    </section>
  );
};

/** Below the bar: which seats the table waits for in vain, and what the players may do about it. */
export const AbsenceSigns = ({ game, matchID, table, heard, telling, onShare }: Props) => {
  const { seats, playerID, awaited, log } = table;
  const match = { game, matchID };
  const [waiting, setWaiting] = useState<Readonly<Record<PlayerID, number>>>({});
  const now = useNow(true, heard?.at);
  const { name: layout } = useWindowLayout();
  useSpokenEvents(heard);
  if (!heard) return null;
  const sign = { ...match, level: heard.options.standIn };
  const me = seats.find((seat) => seat.playerID === playerID);

  const isFoldedAt = (at: PlayerID) => !awaited.includes(at) || (waiting[at] ?? 0) > now;
  const urgency = (at: PlayerID) => Number(awaited.includes(at)) + Number(!isFoldedAt(at));
  const signs = seats
    .toSorted((a, b) => urgency(b.playerID) - urgency(a.playerID))
    .flatMap((seat) => {
      const status = statusOf(seat, heard);
      const isAwaited = awaited.includes(seat.playerID);
      const isFolded = isFoldedAt(seat.playerID);
      const given = { key: seat.playerID, ...sign, isFolded, isSeated: me !== undefined };
      const isFree = status?.kind === 'free' || (status?.kind === 'standIn' && status.isFree);
      if (isFree && (!me || status.kind === 'free'))
        return [
          (isKeyed: boolean) => (
            <FreeSeatSign
              {...given}
              key={seat.playerID}
              seat={seat.playerID}
              keptFor={seat.keptFor && seat.keptFor.until > now ? seat.keptFor.name : undefined}
              isKeyed={isKeyed}
              onShare={onShare}
            />
          ),
        ];
      if (status?.kind !== 'away' || !seat.name || seat === me) return [];
      const { since, handOverAt = Infinity } = status;
      if (since === undefined || handOverAt > now) return [];
      // where there is room, this is offered in the row of the seat
      if (!isAwaited && layout !== 'phone') return [];
      const wait = () => setWaiting({ ...waiting, [seat.playerID]: Date.now() + WAIT_MS });
      const away = { seat: seat.playerID, name: seat.name, away: now - since, isAwaited, onWait: wait };
      return [(isKeyed: boolean) => <AwaySign {...given} {...away} key={seat.playerID} isKeyed={isKeyed} />];
    })
    // Only the most urgent sign has keys, because one key cannot act on two signs.
    .map((signWith, at) => signWith(at === 0));
  const standsIn = (me && heard.standIns[me.playerID]) ?? 0;
  const back = me?.standIn && (
    <BackSign
      {...match}
      {...{ seats, telling }}
      meanwhile={meanwhileOf({ log, events: heard.events, seat: playerID })}
      key="back"
      seat={me.playerID}
      standsIn={standsIn + now - heard.at}
    />
  );
  const pause = heard.pause && (
    <PauseSign {...match} key="pause" seats={seats} playerID={playerID} heard={heard} now={now} />
  );
  const wish = heard.wish && (
    <WishSign
      {...match}
      key="wish"
      seats={seats}
      playerID={playerID}
      wish={heard.wish}
      moves={(log.at(-1)?.place ?? -1) + 1}
    />
  );
  const shown = [back, wish, pause, ...signs].filter(Boolean).slice(0, MOST[layout]);
  return shown.length > 0 && <Signs shown={shown} />;
};
