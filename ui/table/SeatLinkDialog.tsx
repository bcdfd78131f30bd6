import { useTranslation } from 'react-i18next';
import { mySeat } from '../online/mySeats';
import { seatLink } from '../online/seatLink';
import { Button } from '../pieces/Button';
import { Dialog } from '../pieces/Dialog';
import { DialogEnd } from '../pieces/DialogEnd';
import styles from './SeatLinkDialog.module.css';
import { useCopy } from './useCopy';

type Props = { game: string; matchID: string; onClose: () => void };

/**
 * Gives the player a link to their own seat and says that it is secret. The link is shown only if it cannot be
 * copied.
 */
export const SeatLinkDialog = ({ game, matchID, onClose }: Props) => {
  const { t } = useTranslation('table');
  const { copy, copied } = useCopy();
  const seat = mySeat(game, matchID);
  if (!seat) return null;
  return (
    <Dialog title={t('seatLink.title')} closeLabel={t('seatLink.close')} onClose={onClose}>
      <p className={styles.text}>{t('seatLink.text')}</p>
      <p className={styles.text}>
        <b>{t('seatLink.secret')}</b>
      </p>
      <DialogEnd
        said={copied && (copied.forbidden ? `${t('copy.forbidden')} ${copied.address}` : t('copy.copied'))}
      >
        <Button onClick={onClose}>{t('seatLink.close')}</Button>
        <Button variant="mine" icon="copy" onClick={() => copy(seatLink(game, matchID, seat))}>
          {t('menu.copyLink')}
        </Button>
      </DialogEnd>
    </Dialog>
  );
};
