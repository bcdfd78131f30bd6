import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../games/auf-achse-board';
import { Plate } from '../../pieces/Plate';
import { useWindowLayout } from '../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../kit/match';
import { EndFrame } from '../../kit/EndFrame';
import { leadOf } from '../../kit/lead';
import { balancesOf } from './books/balance';
import { BalanceSheet } from './books/BalanceSheet';
import type { Player } from './table/players';
import { dm, WORDS } from './table/words';
import { winnersOf } from './winners';

type Props = {
  shown: Snapshot<View>;
  players: readonly Player[];
  chrome: Pick<Chrome, 'logbook' | 'earlier' | 'chat' | 'afterwards'>;
};

/** B-13.2 — the match is over: who won, and how everybody's money adds up. */
export const MatchEnd = ({ shown: { view, log }, players, chrome }: Props) => {
  const { t } = useTranslation(WORDS);
  const isPhone = useWindowLayout().name === 'phone';
  const balances = useMemo(
    () => balancesOf(view, [...(chrome.earlier ?? []), ...log]),
    [view, log, chrome.earlier],
  );
  const { winners, sentence } = winnersOf(view, players, t);
  const lead = leadOf(
    balances.map(({ seat, total }) => ({ player: players.find((one) => one.seat === seat)!, total })),
  );
  const isMine = winners.some(({ isMe }) => isMe);

  return (
    <EndFrame
      isMine={isMine}
      kicker={t(isMine ? 'end.yours' : 'end.over')}
      title={sentence}
      ahead={lead && { amount: dm(lead.by), of: lead.of }}
      winners={winners.map(({ seat, number, name }) => (
        <Plate key={seat} seat={number} name={name} size={isPhone ? 'm' : 'l'} />
      ))}
      sheet={t('end.balance')}
      rule="B-13.2"
      log={log}
      chrome={chrome}
    >
      <BalanceSheet balances={balances} players={players} abreast={isPhone ? 3 : 6} />
    </EndFrame>
  );
};
