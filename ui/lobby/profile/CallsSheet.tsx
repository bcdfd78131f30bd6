import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { Sheet } from '../../pieces/Sheet';
import { useCallMe } from '../../table/turn/useCallMe';
import { useSwitches } from '../../table/turn/useSwitches';
import { WebhookDialog } from '../../table/turn/WebhookDialog';
import styles from './ProfilePage.module.css';

/** How this device announces the player's turn. */
export const CallsSheet = () => {
  const { t } = useTranslation('profile');
  const { t: table } = useTranslation('table');
  const callMe = useCallMe();
  const switches = useSwitches(callMe);
  const [hooking, setHooking] = useState(false);
  return (
    <Sheet padded className={styles.sheet} aria-labelledby="calls">
      <h2 id="calls">{t('calls')}</h2>
      <div className={styles.ways}>
        {switches.map(({ id, icon, hint, onToggle }) => (
          <Button key={id} variant="quiet" icon={icon} onClick={onToggle}>
            {hint}
          </Button>
        ))}
        <Button variant="quiet" icon="link" onClick={() => setHooking(true)}>
          {table('webhook.menu')}
        </Button>
      </div>
      <output>{callMe?.isForbidden && table('call.forbidden')}</output>
      <Suspense>{hooking && <WebhookDialog onClose={() => setHooking(false)} />}</Suspense>
    </Sheet>
  );
};
