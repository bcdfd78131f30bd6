import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { Sign } from '../pieces/Sign';
import { LanguageOvals } from '../shell/LanguageOvals';
import { NightSwitch } from '../shell/NightSwitch';
import styles from './LobbyBar.module.css';
import { NamePlateInput } from './NamePlateInput';

/** The id of the name field. */
const NAME_FIELD = 'player-name';

type Props = {
  name: string;
  onName: (name: string) => void;
  /** Is the name asked for only where it is needed, and not here, if there is little room? */
  isBrief?: boolean;
};

/** The lobby's own, larger bar: the town sign, the player's name, language, dark or light theme. */
export const LobbyBar = ({ name, onName, isBrief = false }: Props) => {
  const { t } = useTranslation(['lobby', 'shell']);
  return (
    <header className={styles.bar}>
      <Sign as="p" variant="town" className={styles.brand}>
        <Link href="/" className={styles.home}>
          <b>{t('shell:site')}</b>
        </Link>{' '}
        <span>{t('fanProject')}</span>
      </Sign>
      <div className={classNames(styles.me, isBrief && styles.brief)}>
        <label className={styles.label} htmlFor={NAME_FIELD}>
          {t('name.label')}
        </label>
        <NamePlateInput
          id={NAME_FIELD}
          seat={1}
          size="l"
          value={name}
          placeholder={t('name.label')}
          onChange={onName}
          autoComplete="nickname"
          className={styles.plate}
        />
      </div>
      <Link href="/me" className={styles.device} aria-label={t('name.device')} title={t('name.device')}>
        <Icon name="person" size={24} />
      </Link>
      <LanguageOvals />
      <NightSwitch />
    </header>
  );
};
