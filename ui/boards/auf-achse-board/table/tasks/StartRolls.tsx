import { useTranslation } from 'react-i18next';
import type { View } from '../../../../../games/auf-achse-board';
import { Rule } from '../../../../kit/Rule';
import { listInWords } from '../../../../pieces/listInWords';
import type { Player } from '../players';
import { WORDS } from '../words';

type Props = {
  readonly view: View;
  readonly players: readonly Player[];
};

/** B-2.3 — the rolls before the first truck was placed, and who begins; empty if nobody rolled. */
export const StartRolls = ({ view: { startRolls, startPlayer }, players }: Props) => {
  const { t } = useTranslation(WORDS);
  const first = players.find(({ seat }) => seat === startPlayer);
  if (!first || !startRolls[startPlayer]?.length) return null;
  const rolls = players.map(({ seat, name }) => `${name}\u00a0(${startRolls[seat]!.join('/')})`);
  return (
    <>
      <br />
      {t('table.place.rolls', { rolls: listInWords(rolls, t('language')), name: first.name })}{' '}
      <Rule of="B-2.3" />
    </>
  );
};
