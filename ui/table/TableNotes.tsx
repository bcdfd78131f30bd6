import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { CopiedNote } from './CopiedNote';
import type { SeatInfo } from '../kit/match';
import { Note, Notes } from './Note';
import type { OnlineMatch } from '../online/onlineMatch';
import type { Copied } from './useCopy';

type Props = {
  match: OnlineMatch;
  seats: readonly SeatInfo[];
  over: boolean;
  /** Did somebody come for a seat and find none? */
  foundFull: boolean;
  /** Why the server itself, not the game, did not take the last move. */
  fault: string | undefined;
  copied: Copied | undefined;
  onShare: () => void;
  onForget: () => void;
};

/** How long the note stays that tells a reader why they watch, in ms. */
const TELLING = 12_000;

/** Why somebody who came for a seat watches. Nothing is to be done about it, so it goes by itself. */
const FullNote = () => {
  const { t } = useTranslation('table');
  const [told, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), TELLING);
    return () => clearTimeout(timer);
  }, []);
  return told ? null : <Note icon="eye">{t('fullTable')}</Note>;
};

/** What concerns the whole table: a lost connection, a seat somebody left, a link that was copied. */
export const TableNotes = ({ match, seats, over, foundFull, fault, copied, onShare, onForget }: Props) => {
  const { t } = useTranslation(['table', 'lobby']);
  const connection = useSyncExternalStore(match.subscribe, match.connection);
  const unsent = useSyncExternalStore(match.subscribe, match.unsent);
  const free = over ? 0 : seats.filter(({ name, bot }) => name === undefined && bot === undefined).length;
  const [dismissed, setDismissed] = useState(0);
  if (free < dismissed) setDismissed(free);

  return (
    <Notes>
      {connection === 'offline' && (
        <Note icon="offline" alarm>
          <b>{t('lost.title')}</b> {unsent ? t('lost.unsent', { count: unsent }) : t('lost.text')}
        </Note>
      )}
      {fault !== undefined && (
        <Note icon="warning" alarm>
          {fault === 'stale' ? t('stale') : t(`faults.${fault}`, { ns: 'lobby' })}
        </Note>
      )}
      {foundFull && !over && free === 0 && <FullNote />}
      {free > dismissed && (
        <Note
          icon="door"
          action={
            <Button variant="go" size="s" icon="link" onClick={onShare}>
              {t('menu.copyLink')}
            </Button>
          }
          dismiss={{ label: t('dismiss'), onDismiss: () => setDismissed(free) }}
        >
          {t('freeSeats.text', { count: free })}
        </Note>
      )}
      <CopiedNote copied={copied} onForget={onForget} />
    </Notes>
  );
};
