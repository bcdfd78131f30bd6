import { useTranslation } from 'react-i18next';
import { PACES, pacePreference } from '../kit/pace';
import { Dialog } from '../pieces/Dialog';
import { Segmented } from '../pieces/Segmented';
import { usePersisted } from '../shell/persisted';
import { LOUDNESSES, soundPreference, tableSoundPreference, volumePreference } from '../shell/preferences';
import { hear, play } from '../shell/sound/play';
import styles from './SettingsDialog.module.css';

/** How fast the table moves for this reader, and which sounds it makes. */
export const SettingsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('table');
  const [pace, setPace] = usePersisted(pacePreference);
  const [isHeard] = usePersisted(soundPreference);
  const [hasTable, setTable] = usePersisted(tableSoundPreference);
  const [volume, setVolume] = usePersisted(volumePreference);
  const hearTable = (on: boolean) => {
    setTable(on);
    if (!on) return;
    hear();
    play('horn');
  };
  return (
    <Dialog title={t('settings.title')} closeLabel={t('settings.close')} size="m" onClose={onClose}>
      <div className={styles.settings}>
        <Segmented
          className={styles.pace}
          label={t('settings.pace')}
          value={pace}
          options={PACES.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChange={setPace}
        />
        <p>{t('settings.about')}</p>
        <Segmented
          label={t('settings.tableSound')}
          value={isHeard && hasTable ? 'on' : 'off'}
          options={(['off', 'on'] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChange={(value) => hearTable(value === 'on')}
        />
        <Segmented
          label={t('settings.volume')}
          value={volume}
          options={LOUDNESSES.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChange={(value) => {
            setVolume(value);
            play('card');
          }}
        />
      </div>
    </Dialog>
  );
};
