import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SPECTATORS } from '../../../games/shared/conduct';
import type { FaultSentence } from '../../online/faultSentence';
import { Button } from '../../pieces/Button';
import { Icon } from '../../pieces/Icon';
import { Segmented } from '../../pieces/Segmented';
import { Sign } from '../../pieces/Sign';
import { Tabs } from '../../pieces/Tabs';
import { SeatSigns } from '../../table/SeatedDrivers';
import { NameDialog } from '../NameDialog';
import { Refused } from '../Refused';
import { useGameWords } from '../useGameWords';
import { ClockFields } from './ClockFields';
import { humansOf, MODES, type Draft } from './matchDraft';
import styles from './NewMatch.module.css';
import { OptionFields } from './OptionFields';
import { SeatRows } from './SeatRows';
import { useOpenMatch } from './useOpenMatch';
import { useProposedNames } from './useProposedNames';

/** The id of the form's heading. */
export const NEW_MATCH = 'new-match';

/** The game of the match, and a link to its rules. */
const Heading = ({ game }: { game: string }) => {
  const { t } = useTranslation('lobby');
  const { say } = useGameWords();
  return (
    <Sign as="header" className={styles.sign}>
      <h2 id={NEW_MATCH} tabIndex={-1}>
        <b>{t('newMatch.title')}</b>{' '}
        <span>
          {say(game, 'title')} – {say(game, 'subtitle')}
        </span>
      </h2>
      <Link href={`/rules/${game}`} className={styles.rules}>
        <Icon name="book" />
        {t('newMatch.rules')}
      </Link>
    </Sign>
  );
};

type DraftProps = { draft: Draft; onChange: (draft: Draft) => void };

/** Online: may anybody find the match and watch it? On this device: a note that it is passed around. */
const Access = ({ draft, onChange }: DraftProps) => {
  const { t } = useTranslation('lobby');
  if (draft.mode === 'online')
    return (
      <>
        <Segmented
          label={t('newMatch.entry')}
          value={draft.listed ? 'listed' : 'unlisted'}
          options={(['listed', 'unlisted'] as const).map((value) => ({
            value,
            label: t(`newMatch.${value}`),
          }))}
          onChange={(entry) => onChange({ ...draft, listed: entry === 'listed' })}
        />
        <Segmented
          label={t('spectators.label')}
          value={draft.table.spectators}
          options={SPECTATORS.map((value) => ({ value, label: t(`spectators.${value}`) }))}
          onChange={(spectators) => onChange({ ...draft, table: { ...draft.table, spectators } })}
        />
      </>
    );
  if (humansOf(draft) < 2) return null;
  return (
    <p className={styles.passing}>
      <Icon name="pass" size={22} />
      {t('newMatch.passing')}
    </p>
  );
};

/** Why the match was not opened; names the option at fault, if any. */
const WhyNot = ({ game, fault: { key, values } }: { game: string; fault: FaultSentence }) => {
  const { t } = useTranslation('lobby');
  const option = useGameWords().optionName(game, values['option']);
  return <Refused>{t(key, option === undefined ? values : { ...values, option, context: 'named' })}</Refused>;
};

type Props = DraftProps & {
  /** Undefined while the field has no valid name. */
  myName: string | undefined;
  onName: (name: string) => void;
};

/** The form for a new match, online or on this device. */
export const NewMatch = ({ draft, onChange, myName, onName }: Props) => {
  const { t } = useTranslation('lobby');
  const proposed = useProposedNames(draft, myName);
  const { open, busy, refused, forget, asking, stopAsking } = useOpenMatch({ draft, myName, proposed });
  const { game, mode } = draft;

  const change = (changed: Draft) => {
    forget();
    onChange(changed);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void open();
  };

  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} aria-labelledby={NEW_MATCH}>
        <Heading game={game} />
        <Tabs
          label={t('newMatch.mode')}
          className={styles.body}
          panelClassName={styles.panel}
          selected={mode}
          onSelect={(mode) => change({ ...draft, mode })}
          tabs={MODES.map((id) => ({
            id,
            label: t(`newMatch.${id}`),
            icon: id === 'online' ? 'globe' : 'pass',
          }))}
        >
          <SeatSigns game={game}>
            <SeatRows draft={draft} myName={myName ?? ''} onChange={change} />
          </SeatSigns>
          <OptionFields draft={draft} onChange={change} />
          {mode === 'online' && (
            <ClockFields table={draft.table} onChange={(table) => change({ ...draft, table })} />
          )}
          <Access draft={draft} onChange={change} />
          <div className={styles.go}>
            {refused && <WhyNot game={game} fault={refused} />}
            <Button type="submit" variant="mine" size="l" busy={busy}>
              {t(mode === 'online' ? 'newMatch.open' : 'newMatch.start')}
            </Button>
          </div>
        </Tabs>
      </form>
      {asking && (
        <NameDialog
          action={t('newMatch.open')}
          onName={(name) => {
            onName(name);
            void open(name);
          }}
          onClose={stopAsking}
        />
      )}
    </>
  );
};
