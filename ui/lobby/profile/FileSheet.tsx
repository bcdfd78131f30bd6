import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '../../pieces/Button';
import { Sheet } from '../../pieces/Sheet';
import { Refused } from '../Refused';
import { bundleHere, readBundle, takeOver } from './bundle';
import { CameWords } from './CameWords';
import { DeleteDialog } from './DeleteDialog';
import styles from './ProfilePage.module.css';

/** The largest accepted file, in bytes. */
const MOST = 4_000_000;

const save = async (): Promise<void> => {
  const json = JSON.stringify(await bundleHere());
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `auf-achse-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
};

/** Saves everything on this device to a file, loads it again, or deletes it. */
export const FileSheet = ({ onRead }: { onRead: () => void }) => {
  const { t } = useTranslation('profile');
  const [, navigate] = useLocation();
  const [deleting, setDeleting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [came, setCame] = useState<Awaited<ReturnType<typeof takeOver>> | 'unreadable'>();
  const read = async (file: File) => {
    const bundle = file.size > MOST ? undefined : readBundle(await file.text());
    setCame(bundle ? await takeOver(bundle) : 'unreadable');
    onRead();
  };
  return (
    <Sheet padded className={styles.sheet} aria-labelledby="file">
      <h2 id="file">{t('file.title')}</h2>
      <p className={styles.soft}>{t('file.about')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('file.read')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // so that the same file can be chosen again
          target.value = '';
          if (file) void read(file);
        }}
      />
      <div className={styles.ways}>
        <Button onClick={() => void save()}>{t('file.save')}</Button>
        <Button variant="quiet" icon="load" onClick={() => input.current?.click()}>
          {t('file.read')}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => setDeleting(true)}>
          {t('delete.open')}
        </Button>
      </div>
      {deleting && <DeleteDialog onDeleted={() => navigate('/')} onClose={() => setDeleting(false)} />}
      {came === 'unreadable' && <Refused>{t('file.unreadable')}</Refused>}
      {typeof came === 'object' && <CameWords came={came} />}
    </Sheet>
  );
};
