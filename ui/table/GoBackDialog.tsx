import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import { Dialog } from '../pieces/Dialog';
import { DialogEnd } from '../pieces/DialogEnd';
import { useFaultWords } from '../online/useFaultWords';

type Props = {
  /** Who has to agree: the others over the network, the players at this device, or nobody. */
  readonly asks: 'others' | 'device' | 'nobody';
  readonly onGoBack: () => Promise<void>;
  readonly onClose: () => void;
};

/** Explains what going back to before a decision means, before anybody is asked. */
export const GoBackDialog = ({ asks, onGoBack, onClose }: Props) => {
  const { t } = useTranslation('table');
  const faultWords = useFaultWords();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const go = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await onGoBack();
      onClose();
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('wish.title')} closeLabel={t('pause.withdraw')} onClose={onClose}>
      <p>{t('wish.means')}</p>
      <p>{t(`wish.who.${asks}`)}</p>
      <DialogEnd
        said={fault !== undefined && faultWords(fault)}
        variant={fault === undefined ? 'calm' : 'refusal'}
      >
        <Button onClick={onClose}>{t('pause.withdraw')}</Button>
        <Button variant="mine" icon="undo" busy={busy} onClick={() => void go()}>
          {t(`wish.go.${asks}`)}
        </Button>
      </DialogEnd>
    </Dialog>
  );
};
