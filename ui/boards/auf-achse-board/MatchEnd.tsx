import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/auf-achse-board';
import { Icon } from '../../pieces/Icon';
import { listed } from '../../pieces/listed';
import { Plate } from '../../pieces/Plate';
import { Sheet } from '../../pieces/Sheet';
import { Sign } from '../../pieces/Sign';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import { Starred } from '../../table/LogLine';
import type { Chrome, Snapshot } from '../../table/match';
import { Rule } from '../../table/Rule';
import { balancesOf } from './balance';
import { BalanceSheet } from './BalanceSheet';
import styles from './MatchEnd.module.css';
import type { Player } from './table/players';
import { dm, WORDS } from './table/words';

type Props = {
  shown: Snapshot<View>;
  players: readonly Player[];
  chrome: Pick<Chrome, 'logbook' | 'chat' | 'afterwards'>;
};

/** B-13.2 — the match is over: who won, and how everybody's money came about. */
export const MatchEnd = ({ shown: { view, log }, players, chrome }: Props) => {
  const { t } = useTranslation(WORDS);
  const isPhone = useWindowLayout().name === 'phone';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const balances = useMemo(() => balancesOf(view, log), [view, log]);
  const most = balances[0]!.total;
  const winners = balances
    .filter(({ total }) => total === most)
    .map(({ seat }) => players.find(({ id }) => id === seat)!);
  const names = listed(
    winners.map(({ name }) => name),
    t('language'),
  );
  const isShared = winners.length > 1;
  const isMine = winners.some(({ isMe }) => isMe);

  return (
    <main className={styles.page}>
      <Sign variant={isMine ? 'town' : 'blue'} size="gantry" className={styles.sign}>
        <Icon name="trophy" size={isPhone ? 40 : 56} />
        <div className={styles.words}>
          <p className={styles.kicker}>{t(isMine ? 'end.yours' : 'end.over')}</p>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            <Starred text={t(`log.matchEnd.${isShared ? 'shared' : 'won'}`, { names, amount: dm(most) })} />
          </h1>
        </div>
        <p className={styles.plates}>
          {winners.map(({ id, seat, name }) => (
            <Plate key={id} seat={seat} name={name} size={isPhone ? 'm' : 'l'} />
          ))}
        </p>
      </Sign>
      <Sheet className={styles.money} aria-labelledby="money">
        <h2 id="money" className={styles.heading}>
          {t('end.balance')} <Rule of="B-13.2" />
        </h2>
        <BalanceSheet balances={balances} players={players} abreast={isPhone ? 3 : 6} />
      </Sheet>
      <div className={styles.afterwards}>{chrome.afterwards}</div>
      <aside className={styles.aside}>
        <div className={styles.log}>{chrome.logbook(log)}</div>
        {!isPhone && chrome.chat}
      </aside>
    </main>
  );
};
