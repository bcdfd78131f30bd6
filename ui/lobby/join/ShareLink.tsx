import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { useCopy } from '../../table/useCopy';
import styles from './ShareLink.module.css';

type Props = { path: string; invitation: string };

/** The address of a match to hand on: copied, or shared where the device knows how. */
export const ShareLink = ({ path, invitation }: Props) => {
  const { t } = useTranslation('lobby');
  const field = useRef<HTMLInputElement>(null);
  const { copy, copied } = useCopy();
  const address = new URL(path, document.baseURI).href;
  // Closing the sheet of the device without choosing anybody is no failure.
  const share = () => void navigator.share({ text: invitation, url: address }).catch(() => {});
  return (
    <div className={styles.share}>
      <label htmlFor="share-link" className={styles.label}>
        {t('waiting.link')}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id="share-link"
          className={styles.address}
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
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
    </div>
  );
};
