import { useTranslation } from 'react-i18next';
import { driverOf, type Driver } from '../../../games/shared/bots/drivers';
import { Button } from '../../pieces/Button';
import { Icon } from '../../pieces/Icon';
import { Seal, type Seat } from '../../pieces/Seal';
import { lookOfDriver } from '../../kit/drivers';
import { DriverFace } from '../../pieces/DriverFace';
import { useShelf } from '../../games';
import { Menu, type MenuItem } from '../../shell/Menu';
import {
  addSeat,
  changeSeat,
  ownSeat,
  removeSeat,
  SEAT_KINDS,
  seatsOf,
  type Draft,
  type SeatKind,
} from './matchDraft';
import { NamePlateInput } from '../NamePlateInput';
import styles from './SeatRows.module.css';

type Props = { draft: Draft; myName: string; onChange: (draft: Draft) => void };

type SitterProps = { game: Draft['game']; at: number; kind: SeatKind; size: number };

/** The seal of a seat, or the face of the computer’s driver who sits there. */
const Sitter = ({ game, at, kind, size }: SitterProps) => {
  const vehicle = useShelf().lookOf(game)!.drivers;
  if (kind === 'human') return <Seal seat={(at + 1) as Seat} size={size} />;
  const look = lookOfDriver(kind, String(at), vehicle);
  return <DriverFace look={look} paint={`var(--seat-${at + 1})`} size={size} />;
};

/** The seats of the new match: one row each, with a menu. */
export const SeatRows = ({ draft, myName, onChange }: Props) => {
  const { t } = useTranslation('lobby');
  const [least, most] = draft.box.players;
  const seats = seatsOf(draft);
  const mine = ownSeat(draft);
  const online = draft.mode === 'online';
  const introduced = ({ name, temper }: Driver) =>
    temper ? t('seat.driver', { name, temper: t(`seat.temper.${temper}`) }) : name;

  const menuOf = (at: number): readonly MenuItem[] => [
    ...SEAT_KINDS.map((kind) => ({
      id: kind,
      label: t(`seat.${kind}`),
      drawing: <Sitter game={draft.game} at={at} kind={kind} size={24} />,
      checked: seats[at]!.kind === kind,
      onSelect: () => onChange(changeSeat(draft, at, { kind })),
    })),
    ...(seats.length > least
      ? [{ id: 'remove', label: t('seat.remove'), onSelect: () => onChange(removeSeat(draft, at)) }]
      : []),
  ];

  return (
    <fieldset className={styles.seats}>
      <legend className={styles.legend}>{t('newMatch.seats')}</legend>
      <ul>
        {seats.map(({ kind, name }, at) => {
          const number = at + 1;
          const human = kind === 'human';
          const isMe = at === mine;
          const who = (online && isMe && myName) || t(`seat.${kind}`);
          return (
            <li key={number} className={styles.seat}>
              <Sitter game={draft.game} at={at} kind={kind} size={28} />
              {!online && human && (
                <NamePlateInput
                  className={styles.name}
                  value={name ?? (isMe ? myName : '')}
                  placeholder={t('seat.proposed', { number })}
                  aria-label={t('seat.name', { number })}
                  onChange={(name) => onChange(changeSeat(draft, at, { name }))}
                />
              )}
              <Menu
                items={menuOf(at)}
                align={online || !human ? 'start' : 'end'}
                label={t('seat.menu', { number, who })}
                className={styles.pick}
              >
                {(online || !human) && <span className={styles.who}>{who}</span>}
                <Icon name="down" size={18} />
              </Menu>
              {kind !== 'human' && (
                <span className={styles.note}>{introduced(driverOf(kind, String(at)))}</span>
              )}
              {online && human && <span className={styles.note}>{t(isMe ? 'seat.you' : 'seat.free')}</span>}
            </li>
          );
        })}
        {seats.length < most && (
          <li className={styles.seat}>
            <Button
              variant="bare"
              size="s"
              icon="plus"
              className={styles.add}
              onClick={() => onChange(addSeat(draft))}
            >
              {t('newMatch.addSeat')}
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
};
