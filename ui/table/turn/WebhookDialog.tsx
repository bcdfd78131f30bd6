import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { atEverySeat, endCalls, wantCalls } from '../../online/callsApi';
import { LobbyFault } from '../../online/lobbyApi';
import { listMySeats } from '../../online/mySeats';
import { useFaultWords } from '../../online/useFaultWords';
import { Button } from '../../pieces/Button';
import { Dialog } from '../../pieces/Dialog';
import { DialogEnd } from '../../pieces/DialogEnd';
import { usePersisted } from '../../shell/persisted';
import { webhookPreference } from '../../shell/preferences';
import styles from './WebhookDialog.module.css';

/** Faults of the address or the server; other faults mean that a match is over or gone. */
const SERIOUS = new Set(['badAddress', 'malformed', 'offline', 'unavailable', 'internal']);

/** A secret nobody can guess: 32 hexadecimal digits. */
const newSecret = (): string => crypto.randomUUID().replaceAll('-', '');

/** Asks for a web address to be called as well when it is the player's turn: a chat bot's, for instance. */
export const WebhookDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('table');
  const faultWords = useFaultWords();
  const addressId = useId();
  const secretId = useId();
  const [kept, keep] = usePersisted(webhookPreference);
  const [address, setAddress] = useState(kept?.address ?? 'https://');
  const [secret] = useState(() => kept?.secret ?? newSecret());
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const isSaved = kept?.address === address;

  const save = async () => {
    const way = { kind: 'webhook', address: address.trim(), secret } as const;
    setBusy(true);
    setFault(undefined);
    try {
      for (const seat of listMySeats())
        await wantCalls(seat, way).catch((error: unknown) => {
          if (!(error instanceof LobbyFault) || SERIOUS.has(error.error)) throw error;
        });
      keep({ address: way.address, secret });
      setAddress(way.address);
    } catch (error) {
      setFault(error);
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const remove = () => {
    if (kept) void atEverySeat((seat) => endCalls(seat, kept.address));
    keep(undefined);
    onClose();
  };

  return (
    <Dialog title={t('webhook.title')} closeLabel={t('webhook.close')} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <p className={styles.text}>{t('webhook.text')}</p>
        <label htmlFor={addressId} className={styles.label}>
          {t('webhook.address')}
        </label>
        <input
          id={addressId}
          type="url"
          required
          pattern="https://.*"
          className={styles.field}
          value={address}
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setAddress(target.value)}
        />
        <label htmlFor={secretId} className={styles.label}>
          {t('webhook.secret')}
        </label>
        <input id={secretId} readOnly className={styles.field} value={secret} />
        <p className={styles.hint}>{t('webhook.secretHint')}</p>
        <DialogEnd
          said={fault === undefined ? isSaved && t('webhook.saved') : faultWords(fault)}
          variant={fault === undefined ? 'calm' : 'refusal'}
        >
          {kept && (
            <Button variant="quiet" icon="trash" onClick={remove}>
              {t('webhook.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('webhook.close')}</Button>
          <Button type="submit" variant="mine" busy={busy}>
            {t('webhook.save')}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
