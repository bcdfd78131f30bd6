import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pathInLink } from '../../online/seatLink';
import { Button } from '../../pieces/Button';
import { Dialog } from '../../pieces/Dialog';
import { DialogEnd } from '../../pieces/DialogEnd';
import styles from './SeatElsewhere.module.css';

/** For players who have a seat at the match on another device: the link to that seat moves it here. */
export const SeatElsewhere = () => {
  const { t } = useTranslation('lobby');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const path = pathInLink(text);
    setWrong(path === undefined);
    if (path === undefined) return;
    setOpen(false);
    // a link to this same match changes only the fragment
    window.location.assign(path);
  };
  return (
    <>
      <Button variant="quiet" icon="link" onClick={() => setOpen(true)}>
        {t('elsewhere.open')}
      </Button>
      {isOpen && (
        <Dialog title={t('elsewhere.open')} closeLabel={t('elsewhere.cancel')} onClose={() => setOpen(false)}>
          <form className={styles.form} onSubmit={onSubmit}>
            <p id="elsewhere-about">{t('elsewhere.about')}</p>
            <label htmlFor="elsewhere-link" className={styles.label}>
              {t('elsewhere.link')}
            </label>
            <input
              id="elsewhere-link"
              className={styles.address}
              value={text}
              autoComplete="off"
              inputMode="url"
              aria-describedby="elsewhere-about"
              aria-invalid={isWrong}
              onChange={({ target }) => {
                setText(target.value);
                setWrong(false);
              }}
            />
            <DialogEnd said={isWrong && t('elsewhere.wrong')} variant="refusal">
              <Button onClick={() => setOpen(false)}>{t('elsewhere.cancel')}</Button>
              <Button type="submit" variant="mine">
                {t('elsewhere.go')}
              </Button>
            </DialogEnd>
          </form>
        </Dialog>
      )}
    </>
  );
};
