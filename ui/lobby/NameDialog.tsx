import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { PLAYER_NAME } from '../../games/shared/protocol';
import { Button } from '../pieces/Button';
import { Dialog } from '../pieces/Dialog';
import styles from './NameDialog.module.css';
import { NamePlateInput } from './NamePlateInput';

type Props = {
  /** The label of the button that uses the name. */
  action: string;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Makes the browser focus this field when the dialog opens. */
const first = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/** Asks for a name where one is missing, and continues from there. */
export const NameDialog = ({ action, onName, onClose }: Props) => {
  const { t } = useTranslation('lobby');
  const [text, setText] = useState('');
  const [isMissed, setMissed] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { success, output } = v.safeParse(PLAYER_NAME, text);
    setMissed(!success);
    if (success) onName(output);
  };
  return (
    <Dialog title={t('name.title')} closeLabel={t('name.cancel')} size="s" onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <p id="name-about">{t('name.about')}</p>
        <NamePlateInput
          ref={first}
          size="l"
          aria-label={t('name.label')}
          aria-describedby="name-about name-fault"
          aria-invalid={isMissed}
          autoComplete="nickname"
          value={text}
          onChange={(name) => {
            setText(name);
            setMissed(false);
          }}
        />
        <p id="name-fault" role="alert" className={styles.fault}>
          {isMissed && t('name.missed')}
        </p>
        <div className={styles.proposals}>
          {(['first', 'second', 'third'] as const).map((which) => (
            <Button
              key={which}
              variant="quiet"
              size="s"
              onClick={() => setText(t(`name.proposals.${which}`))}
            >
              {t(`name.proposals.${which}`)}
            </Button>
          ))}
        </div>
        <Button type="submit" variant="mine" size="l">
          {action}
        </Button>
      </form>
    </Dialog>
  );
};
