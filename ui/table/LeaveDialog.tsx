import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { BOT_LEVELS, type BotLevel } from '../../games/shared/gameModule';
import { leaveMatch } from '../online/lobbyApi';
import { useFaultWords } from '../online/useFaultWords';
import { Button } from '../pieces/Button';
import { Dialog } from '../pieces/Dialog';
import { DialogEnd } from '../pieces/DialogEnd';
import styles from './LeaveDialog.module.css';

type Props = { game: string; matchID: string; onClose: () => void };

const HEIRS = [...BOT_LEVELS.toReversed(), 'free'] as const;

/** Asks what should happen to the seat before somebody leaves during a match. */
export const LeaveDialog = ({ game, matchID, onClose }: Props) => {
  const { t } = useTranslation('table');
  const faultWords = useFaultWords();
  const [, navigate] = useLocation();
  const [heir, setHeir] = useState<'free' | BotLevel>('normal');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();

  const leave = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await leaveMatch(game, matchID, heir === 'free' ? undefined : heir);
      navigate('/');
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };

  return (
    <Dialog title={t('leave.title')} closeLabel={t('leave.stay')} onClose={onClose}>
      <p className={styles.text}>{t('leave.text')}</p>
      <fieldset className={styles.heirs}>
        <legend>{t('leave.who')}</legend>
        {HEIRS.map((one) => (
          <label key={one} className={styles.heir}>
            <input type="radio" name="heir" checked={heir === one} onChange={() => setHeir(one)} />
            <span>
              <b>{t(`leave.${one}`)}</b> {t(one === 'free' ? 'leave.freeHint' : 'leave.botHint')}
            </span>
          </label>
        ))}
      </fieldset>
      <DialogEnd
        said={fault !== undefined && faultWords(fault)}
        variant={fault === undefined ? 'calm' : 'refusal'}
      >
        <Button onClick={onClose}>{t('leave.stay')}</Button>
        <Button variant="mine" icon="door" busy={busy} onClick={() => void leave()}>
          {t('leave.confirm')}
        </Button>
      </DialogEnd>
    </Dialog>
  );
};
