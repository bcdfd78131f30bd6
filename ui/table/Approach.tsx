import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../kit/clockTime';
import { useNow } from '../kit/useNow';
import type { OnlineMatch } from '../online/onlineMatch';
import { HomeButton } from '../shell/HomeButton';
import { Loading } from '../shell/Loading';
import { SignPage } from '../shell/SignPage';

/** For a match shown with a delay: it will start by itself. */
const Soon = ({ dueAt }: { dueAt: number }) => {
  const { t } = useTranslation('table');
  const now = useNow();
  return (
    <SignPage variant="blue" title={t('spectators.soon')} ways={<HomeButton variant="plain" />}>
      <p aria-live="off">{t('spectators.wait', { time: clockTime(dueAt - now + 999) })}</p>
    </SignPage>
  );
};

/** Shown while the table is loading, or the server cannot be reached. */
export const Approach = ({ match }: { match: OnlineMatch }) => {
  const dueAt = useSyncExternalStore(match.subscribe, match.dueAt);
  const { t } = useTranslation('table');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  if (dueAt !== undefined) return <Soon dueAt={dueAt} />;
  if (!late) return <Loading />;
  return (
    <SignPage variant="blue" title={t('connecting.title')} ways={<HomeButton variant="plain" />}>
      <output>{t('connecting.text')}</output>
    </SignPage>
  );
};

/** Shown when the rules have changed so much since this match that its table cannot be displayed. */
export const OldRules = () => {
  const { t } = useTranslation('table');
  return (
    <SignPage variant="red" title={t('oldRules.title')} ways={<HomeButton />}>
      <p>{t('oldRules.text')}</p>
    </SignPage>
  );
};
