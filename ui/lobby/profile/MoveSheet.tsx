import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../pieces/Button';
import { QrCode } from '../../pieces/QrCode';
import { Sheet } from '../../pieces/Sheet';
import { usePersisted } from '../../shell/persisted';
import { faultSentenceOf, type FaultSentence } from '../../online/faultSentence';
import { listMySeats } from '../../online/mySeats';
import { Refused } from '../Refused';
import { useCopy } from '../../table/useCopy';
import { startMove } from './move';
import { MovedNotice } from './MovedNotice';
import { persistedMove } from './persistedMove';
import styles from './ProfilePage.module.css';

/** Moving to another device: a QR code or a link that transfers everything, once. */
export const MoveSheet = () => {
  const { t } = useTranslation('profile');
  const { t: lobby } = useTranslation('lobby');
  const [move] = usePersisted(persistedMove);
  const [path, setPath] = useState<string>();
  const [refused, setRefused] = useState<FaultSentence>();
  const { copy, copied } = useCopy();
  const isWaiting = path !== undefined && move !== undefined && move.movedAt === undefined;
  const seats = listMySeats().length;
  const start = () => {
    setRefused(undefined);
    startMove().then(setPath, (fault: unknown) => setRefused(faultSentenceOf(fault)));
  };
  const address = path === undefined ? '' : new URL(path, document.baseURI).href;
  return (
    <Sheet padded className={styles.sheet} aria-labelledby="move">
      <h2 id="move">{t('move.title')}</h2>
      <MovedNotice />
      {isWaiting ? (
        <>
          <QrCode text={address} label={t('move.code')} />
          <p>{t('move.scan')}</p>
          <p className={styles.soft}>{t('move.secret')}</p>
          <div className={styles.ways}>
            <input
              className={styles.address}
              aria-label={t('move.link')}
              value={address}
              readOnly
              onFocus={({ target }) => target.select()}
            />
            <Button icon={copied && !copied.forbidden ? 'check' : 'copy'} onClick={() => copy(path)}>
              {lobby('waiting.copy')}
            </Button>
          </div>
          <output className={styles.soft}>
            {copied && lobby(copied.forbidden ? 'waiting.notCopied' : 'waiting.copied')}
          </output>
        </>
      ) : (
        move?.movedAt === undefined && (
          <>
            <p>{seats ? t('move.about', { count: seats }) : t('move.aboutNone')}</p>
            <div className={styles.ways}>
              <Button variant="go" icon="link" onClick={start}>
                {t('move.start')}
              </Button>
            </div>
          </>
        )
      )}
      {refused && <Refused>{lobby(refused.key, refused.values)}</Refused>}
    </Sheet>
  );
};
