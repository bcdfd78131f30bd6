import { useTranslation } from 'react-i18next';
import { Note } from './Note';
import type { Copied } from './useCopy';

/** Says that an address was copied. Where the browser forbids copying, it shows the address, to be copied by hand. */
export const CopiedNote = ({ copied, onForget }: { copied: Copied | undefined; onForget: () => void }) => {
  const { t } = useTranslation('table');
  if (!copied) return null;
  if (!copied.forbidden) return <Note icon="check">{t('copy.copied')}</Note>;
  return (
    <Note icon="link" dismiss={{ label: t('dismiss'), onDismiss: onForget }}>
      {t('copy.forbidden')} {copied.address}
    </Note>
  );
};
