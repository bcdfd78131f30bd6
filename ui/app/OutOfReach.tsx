import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '../pieces/Button';
import { HomeButton } from '../shell/HomeButton';
import { BigSign, SignPage } from '../shell/SignPage';
import { renewIfReachable } from '../shell/renew';

/** A part of the page could not be loaded: says so, and loads the page anew on a press or when there is a network. */
export const OutOfReach = () => {
  const { t, i18n } = useTranslation('unreachable');
  const [path] = useLocation();
  const [trying, setTrying] = useState(false);
  const tryAgain = useCallback(async () => {
    setTrying(true);
    if (!(await renewIfReachable())) setTrying(false);
  }, []);
  useEffect(() => {
    const onOnline = () => void tryAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [tryAgain]);
  const sign = { variant: 'blue', title: t('title'), children: <p>{t('page')}</p> } as const;
  const again = (
    <Button variant="mine" icon="rematch" busy={trying} onClick={() => void tryAgain()}>
      {t('retry')}
    </Button>
  );
  // the bar and the way home need words that may be missing themselves
  if (!i18n.hasResourceBundle(i18n.language, 'shell')) return <BigSign {...sign} ways={again} />;
  return (
    <SignPage
      {...sign}
      ways={
        <>
          {again}
          {path !== '/' && <HomeButton variant="plain" />}
        </>
      }
    />
  );
};
