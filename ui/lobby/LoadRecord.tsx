import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';

type Props = { busy: boolean; onFile: (file: Blob) => void };

/** The button that opens a record from a file. */
export const LoadRecord = ({ busy, onFile }: Props) => {
  const { t } = useTranslation('lobby');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again after it was fixed.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button variant="quiet" size="s" icon="load" busy={busy} onClick={() => input.current?.click()}>
        {t('record.load')}
      </Button>
    </>
  );
};
