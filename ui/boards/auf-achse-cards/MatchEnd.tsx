import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { totals, type View } from '../../../games/auf-achse-cards';
import { classNames } from '../../pieces/classNames';
import { Icon } from '../../pieces/Icon';
import { Plate } from '../../pieces/Plate';
import { Sheet } from '../../pieces/Sheet';
import { Sign } from '../../pieces/Sign';
import type { Chrome } from '../../kit/match';
import { Starred } from '../../kit/LogLine';
import { listInWords } from '../../pieces/listInWords';
import { WORDS } from './table/words';
import { Lanes } from './scores/Lanes';
import styles from './MatchEnd.module.css';
import { inOrderFrom, type Player } from './table/players';
import { RaceRows } from './scores/RaceRows';
import { Rule } from '../../kit/Rule';
import { ScoreTable } from './scores/ScoreTable';
import type { Told } from './story';
import { openRaceWidth, type Layout } from './table/useLayout';

type Props = {
  view: View;
  players: readonly Player[];
  /** The last stage. */
  end: Told<'stageEnd'>;
  layout: Layout;
  chrome: Chrome;
};

/** K-7.4 — the match is over: who won, by how much, and the races of the last stage. */
export const MatchEnd = ({ view, players, end, layout, chrome }: Props) => {
  const { t } = useTranslation(WORDS);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isPhone = layout.name === 'phone';
  const km = totals(view);
  const best = Math.max(...Object.values(km));
  const winners = players.filter(({ id }) => km[id] === best);
  const names = listInWords(
    winners.map(({ name }) => name),
    t('board.language'),
  );
  const shared = winners.length > 1;
  const order = inOrderFrom(players, end.startPlayer);
  const won = winners.some(({ isMe }) => isMe);

  return (
    <main className={classNames(styles.page, isPhone && styles.phone)}>
      <Sign variant={won ? 'town' : 'blue'} size="gantry" className={styles.sign}>
        <Icon name="trophy" size={isPhone ? 40 : 56} />
        <div className={styles.words}>
          <p className={styles.kicker}>{t(won ? 'board.end.yours' : 'board.end.over')}</p>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            <Starred text={t(shared ? 'log.matchEnd.shared' : 'log.matchEnd.won', { names, km: best })} />
          </h1>
        </div>
        <p className={styles.plates}>
          {winners.map(({ id, seat, name }) => (
            <Plate key={id} seat={seat} name={name} size={isPhone ? 'm' : 'l'} />
          ))}
          {shared && <Rule of="K-7.4" />}
        </p>
      </Sign>
      <aside className={styles.aside}>
        <Sheet className={styles.totals} aria-label={t('board.score.totals')}>
          <h2 className={styles.heading}>{t('board.score.totals')}</h2>
          <Lanes players={players} km={km} />
          <ScoreTable view={view} players={players} stage={end.stage} isRanked />
        </Sheet>
        <div className={styles.afterwards}>{chrome.afterwards}</div>
        {!isPhone && <div className={styles.chat}>{chrome.chat}</div>}
      </aside>
      <section className={styles.last} aria-labelledby="last-races">
        <h2 id="last-races" className={styles.heading}>
          {t('board.end.lastRaces', { stage: end.stage })}
        </h2>
        <RaceRows
          end={end}
          players={order}
          width={openRaceWidth(layout, order.length, false)}
          isPhone={isPhone}
        />
      </section>
    </main>
  );
};
