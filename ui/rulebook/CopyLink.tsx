import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import styles from './Rulebook.module.css';

/** Copies the full address of a paragraph; if the browser forbids it, shows the address to be copied by hand. */
export const CopyLink = ({ href }: { href: string }) => {
  const { t } = useTranslation('rulebook');
  const [outcome, setOutcome] = useState<'copied' | 'forbidden'>();
  const address = new URL(href, document.baseURI).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('forbidden');
    }
  };

  return (
    <div className={styles.copy}>
      <Button size="s" variant="quiet" icon="link" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      <output>
        {outcome === 'copied' && t('copied')}
        {outcome === 'forbidden' && address}
      </output>
    </div>
  );
};
