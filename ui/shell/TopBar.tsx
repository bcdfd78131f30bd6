import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { BrandMark } from '../pieces/BrandMark';
import { Button } from '../pieces/Button';
import { classNames } from '../pieces/classNames';
import { Icon, type IconName } from '../pieces/Icon';
import { usePersisted } from './persisted';
import { LANGUAGE_CODES, LANGUAGES, type Language } from './languages';
import { Menu, type MenuItem } from './Menu';
import { CONTENTS, REFERENCE, useRulesAtHand } from './rulesAtHand';
import { NightSwitch } from './NightSwitch';
import { languageInUse } from './preferences';
import { useNight } from './theme';
import styles from './TopBar.module.css';

/** A switch: a button with an icon where there is room, otherwise an entry in the menu. */
export type BarSwitch = {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly isOn: boolean;
  /** What a press would do now. */
  readonly hint: string;
  readonly onToggle: () => void;
  /** The possible degrees, including off: where there is room, the button opens them. */
  readonly degrees?: readonly MenuItem[];
};

type Props = {
  /** The id of the game; with it, the bar has a link to the rulebook. */
  game?: string;
  /** The name of the reference of all cards; with it, the bar opens that as well. */
  reference?: string | undefined;
  /** The game's name; without it, the name of the program. */
  title?: string;
  subtitle?: ReactNode;
  /** The game's own progress. On a phone it replaces the title. */
  middle?: ReactNode;
  /** Buttons that stay visible, on a phone too. */
  actions?: ReactNode;
  switches?: readonly BarSwitch[];
  /** Further entries for the menu. */
  menu?: readonly MenuItem[];
};

type WaysToRules = {
  readonly address: string;
  readonly toContents: () => void;
  /** Do the rules open over the table, which stays unchanged? */
  readonly isOverTable: boolean;
  readonly reference: { readonly label: string; readonly open: () => void } | undefined;
};

const NONE: readonly BarSwitch[] = [];

const Switch = ({ icon, label, isOn, hint, onToggle, degrees }: BarSwitch) =>
  degrees ? (
    <Menu items={degrees} align="end" className={styles.menu} label={label}>
      <Icon name={icon} size={24} />
    </Menu>
  ) : (
    <Button
      variant="icon"
      icon={icon}
      aria-label={label}
      aria-pressed={isOn}
      title={hint}
      onClick={onToggle}
    />
  );

/** Like the sticker on the back of a lorry. */
const Oval = ({ code }: { code: string }) => (
  <span className={styles.oval} aria-hidden="true">
    {code.toUpperCase()}
  </span>
);

const inARow = (item: MenuItem): MenuItem => ({ ...item, drawing: <Oval code={item.id} />, isShort: true });

/** The settings available on every page, as menu entries, for where the bar has no more room. */
const useSettings = (): { readonly light: MenuItem; readonly languages: readonly MenuItem[] } => {
  const { t } = useTranslation('shell');
  const [language, speak] = usePersisted(languageInUse);
  const { night, toggle } = useNight();
  return {
    light: {
      id: 'night',
      label: t(night ? 'nightOff' : 'nightOn'),
      icon: night ? 'dip' : 'beam',
      onSelect: toggle,
    },
    languages: LANGUAGE_CODES.map((code) => ({
      id: code,
      label: LANGUAGES[code],
      lang: code,
      checked: code === language,
      onSelect: () => speak(code),
    })),
  };
};

/** The ways to a game's rulebook and to the reference of its cards: over the table, if one is open. */
const useWaysToRules = (game?: string, reference?: string): WaysToRules | undefined => {
  const [, navigate] = useLocation();
  const open = useRulesAtHand();
  if (!game) return undefined;
  const address = `/rules/${game}`;
  return {
    address,
    toContents: open ? () => open({ game, at: CONTENTS }) : () => navigate(address),
    isOverTable: open !== undefined,
    reference:
      open && reference ? { label: reference, open: () => open({ game, at: REFERENCE }) } : undefined,
  };
};

/** The same as menu entries. */
const rulesInMenu = ({ toContents, reference }: WaysToRules, label: string): readonly MenuItem[] => [
  { id: 'rules', label, icon: 'book', onSelect: toContents },
  ...(reference
    ? [{ id: 'reference', label: reference.label, icon: 'info', onSelect: reference.open } as const]
    : []),
];

/** The same as buttons of the bar. The rulebook is also a link, so that it can be opened beside the table. */
const RulesButtons = ({ address, toContents, isOverTable, reference }: WaysToRules) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <Link
        href={address}
        className={styles.rules}
        onClick={(event) => {
          if (!isOverTable || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          toContents();
        }}
      >
        <Icon name="book" />
        {t('rules')}
      </Link>
      {reference && (
        <Button
          variant="icon"
          icon="info"
          aria-label={reference.label}
          title={reference.label}
          onClick={reference.open}
        />
      )}
    </>
  );
};

/** The bar at the top of every page except the lobby: home, the game, its progress, rules, language, theme. */
export const TopBar = (props: Props) => {
  const { game, reference, title, subtitle, middle, actions, switches = NONE, menu } = props;
  const { t, i18n } = useTranslation('shell');
  const { light, languages } = useSettings();
  const rules = useWaysToRules(game, reference);
  const toSwitch = switches.map(({ id, hint, icon, onToggle }): MenuItem => ({
    id,
    label: hint,
    icon,
    onSelect: onToggle,
  }));
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label={t('home')} title={t('home')}>
        <BrandMark />
      </Link>
      <p className={classNames(styles.title, middle !== undefined && styles.yields)}>
        <b>{title ?? t('site')}</b>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </p>
      <div className={styles.middle}>{middle}</div>
      <nav className={styles.nav} aria-label={t('bar')}>
        {actions}
        <div className={styles.wide}>
          {rules && <RulesButtons {...rules} />}
          <Menu
            items={languages}
            align="end"
            className={styles.language}
            label={t('labelled', {
              what: t('language'),
              value: `${i18n.language.toUpperCase()} – ${LANGUAGES[i18n.language as Language]}`,
            })}
          >
            <Oval code={i18n.language} />
          </Menu>
          {switches.map((one) => (
            <Switch key={one.id} {...one} />
          ))}
          <NightSwitch />
          {menu && menu.length > 0 && (
            <Menu items={menu} align="end" className={styles.menu} label={t('menu')}>
              <Icon name="menu" size={24} />
            </Menu>
          )}
        </div>
        <div className={styles.narrow}>
          <Menu
            items={[
              ...(menu ?? []),
              ...(rules ? rulesInMenu(rules, t('rules')) : []),
              ...toSwitch,
              light,
              ...languages.map(inARow),
            ]}
            align="end"
            className={styles.menu}
            label={t('menu')}
          >
            <Icon name="menu" size={26} />
          </Menu>
        </div>
      </nav>
    </header>
  );
};
