import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { DeviceError } from '../../local/deviceStore';
import { createLocalMatch } from '../../local/localMatches';
import { Button } from '../../pieces/Button';
import { Icon } from '../../pieces/Icon';
import { Segmented } from '../../pieces/Segmented';
import { Sign } from '../../pieces/Sign';
import { Tabs } from '../../pieces/Tabs';
import {
  createBody,
  deviceSeats,
  faultOf,
  humansOf,
  MODES,
  optionsOf,
  ownSeat,
  type Draft,
} from './matchDraft';
import { NAME_FIELD } from '../LobbyBar';
import { createMatch, joinMatch } from '../../online/lobbyApi';
import styles from './NewMatch.module.css';
import { OptionFields } from './OptionFields';
import { faultSentenceOf, type FaultSentence } from '../../online/faultSentence';
import { Refused } from '../Refused';
import { SeatRows } from './SeatRows';
import { useGameWords } from '../useGameWords';
import { useProposedNames } from './useProposedNames';

const NO_NAME: FaultSentence = { key: 'name.ask', values: {} };
const NOT_KEPT: FaultSentence = { key: 'newMatch.notKept', values: {} };

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Undefined while what stands in the field cannot be a name. */
  myName: string | undefined;
};

/** The form for a new match, online or at this device. */
export const NewMatch = ({ draft, onChange, myName }: Props) => {
  const { t } = useTranslation('lobby');
  const { say, optionName } = useGameWords();
  const proposed = useProposedNames(draft, myName);
  const [, navigate] = useLocation();
  const [refused, setRefused] = useState<FaultSentence>();
  const [busy, setBusy] = useState(false);
  const { game, mode } = draft;
  const online = mode === 'online';
  const shown = refused === NO_NAME && myName ? undefined : refused;

  const inWords = ({ key, values }: FaultSentence): string => {
    const option = optionName(game, values['option']);
    return t(key, option === undefined ? values : { ...values, option, context: 'named' });
  };

  const change = (changed: Draft) => {
    setRefused(undefined);
    onChange(changed);
  };

  const openOnline = async (name: string) => {
    const matchID = await createMatch(game, createBody(draft));
    // The match exists now: if the seat cannot be had, its own page is the place to try again.
    await joinMatch(game, matchID, { name, playerID: String(ownSeat(draft)) }).catch(() => {});
    return `/match/${game}/${matchID}`;
  };
  const startHere = async () => {
    const seats = deviceSeats(draft, proposed);
    return `/local/${await createLocalMatch({ game, options: optionsOf(draft), seats })}`;
  };

  const go = async () => {
    const fault = faultOf(draft);
    if (fault) {
      const { fault: key, at = 0 } = fault;
      return setRefused({ key: `newMatch.${key}`, values: { number: at + 1 } });
    }
    if (online && !myName) {
      document.getElementById(NAME_FIELD)?.focus();
      return setRefused(NO_NAME);
    }
    setRefused(undefined);
    setBusy(true);
    try {
      navigate(await (online && myName ? openOnline(myName) : startHere()));
    } catch (error) {
      setRefused(error instanceof DeviceError ? NOT_KEPT : faultSentenceOf(error));
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void go();
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} aria-labelledby="new-match">
      <Sign as="header" className={styles.sign}>
        <h2 id="new-match">
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
        <SeatRows draft={draft} myName={myName ?? ''} onChange={change} />
        <OptionFields draft={draft} onChange={change} />
        {online ? (
          <Segmented
            label={t('newMatch.entry')}
            value={draft.listed ? 'listed' : 'unlisted'}
            options={(['listed', 'unlisted'] as const).map((value) => ({
              value,
              label: t(`newMatch.${value}`),
            }))}
            onChange={(entry) => change({ ...draft, listed: entry === 'listed' })}
          />
        ) : (
          humansOf(draft) > 1 && (
            <p className={styles.passing}>
              <Icon name="pass" size={22} />
              {t('newMatch.passing')}
            </p>
          )
        )}
        <div className={styles.go}>
          {shown && <Refused>{inWords(shown)}</Refused>}
          <Button type="submit" variant="mine" size="l" busy={busy}>
            {t(online ? 'newMatch.open' : 'newMatch.start')}
          </Button>
        </div>
      </Tabs>
    </form>
  );
};
