import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnknownTelling } from '../../games/shared/telling';
import { Button } from '../pieces/Button';
import { HomeButton } from '../shell/HomeButton';
import { isOutOfReach } from '../shell/renew';
import { SignPage } from '../shell/SignPage';
import { OutOfReach } from './OutOfReach';

const Breakdown = ({ error }: { error: Error }) => {
  const { t } = useTranslation('shell');
  const isOld = error instanceof UnknownTelling;
  return (
    <SignPage
      variant={isOld ? 'blue' : 'red'}
      title={t(isOld ? 'newer.title' : 'breakdown.title')}
      ways={
        <>
          <Button variant="mine" onClick={() => window.location.reload()}>
            {t('breakdown.reload')}
          </Button>
          <HomeButton variant="plain" />
        </>
      }
    >
      <p>{t(isOld ? 'newer.text' : 'breakdown.text')}</p>
      {!isOld && (
        <p>
          <code>{error.message}</code>
        </p>
      )}
    </SignPage>
  );
};

type Props = { children: ReactNode };

/** Catches errors while a page is rendered, and shows where to go from there. Mount it again to retry. */
export class ErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return isOutOfReach(error) ? <OutOfReach /> : <Breakdown error={error} />;
  }
}
