import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../../games/auf-achse-cards';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import type { Chrome, LogEntry } from '../../../kit/match';
import { WORDS } from './words';
import styles from './Panels.module.css';
import type { Player } from './players';
import { ScoreTable } from '../scores/ScoreTable';

type Props = {
  view: View;
  log: readonly LogEntry[];
  players: readonly Player[];
  stage: number;
  chrome: Chrome;
  /** Shows again what the others did last, where the bar has no room for the button. */
  again: (() => void) | undefined;
};

/** Where there is no room beside the table: buttons that open scores and log, and the radio. */
export const Panels = ({ view, log, players, stage, chrome, again }: Props) => {
  const { t } = useTranslation(WORDS);
  const [open, setOpen] = useState<'scores' | 'log'>();
  // the whole page below becomes inert, which takes long: the press is painted first
  const unfold = (what: 'scores' | 'log') => startTransition(() => setOpen(what));
  return (
    <div className={styles.panels}>
      <Button
        variant="icon"
        icon="flag"
        aria-label={t('board.scores')}
        title={t('board.scores')}
        onClick={() => unfold('scores')}
      />
      <Button
        variant="icon"
        icon="list"
        aria-label={t('board.log')}
        title={t('board.log')}
        onClick={() => unfold('log')}
      />
      {chrome.chat && <div className={styles.chat}>{chrome.chat}</div>}
      {open && (
        <Dialog
          title={t(open === 'scores' ? 'board.scores' : 'board.log')}
          closeLabel={t('board.close')}
          onClose={() => setOpen(undefined)}
        >
          {open === 'scores' ? (
            <ScoreTable view={view} players={players} stage={stage} />
          ) : (
            <>
              {again && (
                <Button
                  size="s"
                  icon="play"
                  className={styles.again}
                  onClick={() => {
                    setOpen(undefined);
                    again();
                  }}
                >
                  {t('show.again', { ns: 'table' })}
                </Button>
              )}
              <div className={styles.log}>{chrome.logbook(log)}</div>
            </>
          )}
        </Dialog>
      )}
    </div>
  );
};
