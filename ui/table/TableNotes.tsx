import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopiedNote } from './CopiedNote';
import type { SeatInfo } from '../kit/match';
import { UNDO_REASONS } from '../../games/shared/undo';
import type { Refusal } from '../../games/shared/legality';
import { Rule } from '../kit/Rule';
import { Note, Notes } from './Note';
import type { OnlineMatch } from '../online/onlineMatch';
import type { CallMe } from './turn/useCallMe';
import type { Copied } from './useCopy';

type Props = {
  match: OnlineMatch;
  seats: readonly SeatInfo[];
  over: boolean;
  /** Did somebody ask for a seat and find none free? */
  foundFull: boolean;
  /** Does the reader see the match with a delay? */
  isLate?: boolean;
  /** Why the server itself, not the game, refused the last move. */
  fault: Refusal | undefined;
  callMe: CallMe | undefined;
  copied: Copied | undefined;
  onForget: () => void;
  /** An offer of a lesson to readers who are new to the game. */
  offer?: ReactNode;
};

/** How long the note that explains why a reader only watches stays, in ms. */
const TELLING = 8_000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Information for spectators. It needs no action, so it disappears by itself, or when anything is pressed. */
const PassingNote = ({ children }: { children: ReactNode }) => {
  const [told, setTold] = useState(false);
  useEffect(() => {
    const end = () => setTold(true);
    const timer = setTimeout(end, TELLING);
    for (const press of PRESSES) window.addEventListener(press, end);
    return () => {
      clearTimeout(timer);
      for (const press of PRESSES) window.removeEventListener(press, end);
    };
  }, []);
  return told ? null : (
    <Note icon="eye" isLight isForWatchers>
      {children}
    </Note>
  );
};

/** Is it about taking back? */
export const isAboutUndo = ({ reason }: Refusal): boolean =>
  (UNDO_REASONS as readonly string[]).includes(reason);

const FaultWords = ({ fault }: { fault: Refusal }) => {
  const { t } = useTranslation(['table', 'lobby']);
  const { reason, rule } = fault;
  if (isAboutUndo(fault))
    return (
      <>
        {t(`undo.faults.${reason}`)} {rule && <Rule of={rule} />}
      </>
    );
  return reason === 'stale' ? t('stale') : t(`faults.${reason}`, { ns: 'lobby' });
};

/** Messages about the whole table: a lost connection, a full table, a copied link. */
export const TableNotes = ({
  match,
  seats,
  over,
  foundFull,
  isLate,
  fault,
  callMe,
  copied,
  onForget,
  offer,
}: Props) => {
  const { t } = useTranslation(['table', 'lobby']);
  const connection = useSyncExternalStore(match.subscribe, match.connection);
  const unsent = useSyncExternalStore(match.subscribe, match.unsent);
  const isFull = foundFull && !over && seats.every(({ name }) => name !== undefined);
  const why = [isFull && t('fullTable'), isLate && t('spectators.lateLabel')].filter(Boolean);

  return (
    <Notes>
      {connection === 'offline' && (
        <Note icon="offline" alarm>
          <b>{t('lost.title')}</b> {unsent ? t('lost.unsent', { count: unsent }) : t('lost.text')}
        </Note>
      )}
      {fault !== undefined && (
        <Note icon="warning" alarm>
          <FaultWords fault={fault} />
        </Note>
      )}
      {why.length > 0 && <PassingNote>{why.join(' ')}</PassingNote>}
      {callMe?.isForbidden && (
        <Note icon="bell" dismiss={{ label: t('dismiss'), onDismiss: callMe.dismiss }}>
          {t('call.forbidden')}
        </Note>
      )}
      {offer}
      <CopiedNote copied={copied} onForget={onForget} />
    </Notes>
  );
};
