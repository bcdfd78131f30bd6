import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { DeviceFault } from '../local/deviceStore';
import { Button } from '../pieces/Button';
import { HomeButton } from '../shell/HomeButton';
import { SignPage } from '../shell/SignPage';

type Props = {
  fault: DeviceFault;
  /** Deletes data that can no longer be read. */
  onDelete: () => Promise<void>;
};

/** Shown when data stored on this device cannot be used, with the reason. */
export const DeviceFaultPage = ({ fault, onDelete }: Props) => {
  const { t } = useTranslation('table');
  const [, navigate] = useLocation();
  const remove = async () => {
    await onDelete();
    navigate('/');
  };
  return (
    <SignPage
      variant="red"
      title={t(`device.${fault}.title`)}
      ways={
        <>
          <HomeButton />
          {fault === 'damaged' && (
            <Button icon="trash" onClick={() => void remove()}>
              {t('device.delete')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`device.${fault}.text`)}</p>
    </SignPage>
  );
};
