import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listMySeats } from '../../online/mySeats';
import { Button } from '../../pieces/Button';
import { Dialog } from '../../pieces/Dialog';
import { DialogEnd } from '../../pieces/DialogEnd';
import { deleteEverything } from './deleteEverything';

type Props = { readonly onDeleted: () => void; readonly onClose: () => void };

/** Says what will be deleted, and asks for confirmation. */
export const DeleteDialog = ({ onDeleted, onClose }: Props) => {
  const { t } = useTranslation('profile');
  const [busy, setBusy] = useState(false);
  const seats = listMySeats().length;
  const go = () => {
    setBusy(true);
    void deleteEverything().then(onDeleted);
  };
  return (
    <Dialog title={t('delete.title')} closeLabel={t('delete.keep')} sign="red" size="s" onClose={onClose}>
      <p>{t('delete.what')}</p>
      {seats > 0 && <p>{t('delete.seats', { count: seats })}</p>}
      <p>
        <b>{t('delete.forGood')}</b>
      </p>
      <DialogEnd said={undefined}>
        <Button onClick={onClose}>{t('delete.keep')}</Button>
        <Button variant="dark" icon="trash" busy={busy} onClick={go}>
          {t('delete.sure')}
        </Button>
      </DialogEnd>
    </Dialog>
  );
};
