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

/** Something to switch on and off: a button with its sign where there is room, a line of the menu elsewhere. */
export type BarSwitch = {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly isOn: boolean;
  /** What a press does now. */
  readonly hint: string;
  readonly onToggle: () => void;
  /** How much of it there can be, nothing included: where there is room the button unfolds them. */
  readonly degrees?: readonly MenuItem[];
};

type Props = {
  /** The game's id; with it the bar leads to the rulebook. */
  game?: string;
  /** What the reference of all its cards is called; with it the bar opens that as well. */
  reference?: string | undefined;
  /** The game's name; the name of the whole program when there is none. */
  title?: string;
  subtitle?: ReactNode;
  /** The game's own progress. On a phone it takes the place of the title. */
  middle?: ReactNode;
  /** Buttons that stay in sight, on a phone too. */
  actions?: ReactNode;
  switches?: readonly BarSwitch[];
  /** More things to do, folded away. */
  menu?: readonly MenuItem[];
};

type WaysToRules = {
  readonly address: string;
  readonly toContents: () => void;
  /** Do they open over the table, which stays as it is? */
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

/** As on the back of a lorry. */
const Oval = ({ code }: { code: string }) => (
  <span className={styles.oval} aria-hidden="true">
    {code.toUpperCase()}
  </span>
);

const inARow = (item: MenuItem): MenuItem => ({ ...item, drawing: <Oval code={item.id} />, isShort: true });

/** What the reader can set from any page, as things in a menu: for where the bar has no room for more. */
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

/** The ways to the rulebook of a game and to the reference of its cards: over the table where one is open. */
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

/** The same as things in a menu. */
const rulesInMenu = ({ toContents, reference }: WaysToRules, label: string): readonly MenuItem[] => [
  { id: 'rules', label, icon: 'book', onSelect: toContents },
  ...(reference
    ? [{ id: 'reference', label: reference.label, icon: 'info', onSelect: reference.open } as const]
    : []),
];

/** And as buttons of the bar. The rulebook is a link all the same, to be opened beside the table. */
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

/** The bar on top of every page but the lobby: home, the game, its progress, rules, language, day and night. */
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
