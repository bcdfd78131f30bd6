import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { Dialog } from '../../pieces/Dialog';
import { QrCode } from '../../pieces/QrCode';
import { useCopy } from '../../table/useCopy';
import styles from './ShareLink.module.css';

type Props = { path: string; invitation: string };

/** The address of a match for others: to copy, to share where the device can, or as a QR code. */
export const ShareLink = ({ path, invitation }: Props) => {
  const { t } = useTranslation('lobby');
  const field = useRef<HTMLInputElement>(null);
  const { copy, copied } = useCopy();
  const [isLarge, setLarge] = useState(false);
  const address = new URL(path, document.baseURI).href;
  // Closing the device's share sheet without a choice is not an error.
  const share = () => void navigator.share({ text: invitation, url: address }).catch(() => {});
  return (
    <div className={styles.share}>
      <h2 className={styles.title}>{t('waiting.invite')}</h2>
      <button
        type="button"
        className={styles.code}
        aria-label={t('waiting.codeLarge')}
        title={t('waiting.codeLarge')}
        onClick={() => setLarge(true)}
      >
        <QrCode text={address} label={t('waiting.code')} />
      </button>
      <p className={styles.how}>{t('waiting.how')}</p>
      <label htmlFor="share-link" className="sr">
        {t('waiting.link')}
      </label>
      <input
        ref={field}
        id="share-link"
        className={styles.address}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.ways}>
        <Button
          icon={copied && !copied.forbidden ? 'check' : 'copy'}
          onClick={() => {
            field.current?.select();
            copy(path);
          }}
        >
          {t('waiting.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button icon="link" onClick={share}>
            {t('waiting.share')}
          </Button>
        )}
      </div>
      <output className={styles.outcome}>
        {copied && t(copied.forbidden ? 'waiting.notCopied' : 'waiting.copied')}
      </output>
      {isLarge && (
        <Dialog
          title={t('waiting.code')}
          closeLabel={t('waiting.codeClose')}
          size="l"
          onClose={() => setLarge(false)}
        >
          <div className={styles.large}>
            <QrCode text={address} label={t('waiting.code')} />
            <p className={styles.spelled}>{address}</p>
          </div>
        </Dialog>
      )}
    </div>
  );
};
