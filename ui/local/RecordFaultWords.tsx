import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Refusal } from '../../games/shared/legality';
import { RuleChip } from '../pieces/RuleChip';
import type { FileFault } from './readRecordFile';

const AgainstTheRules = ({ refusal, game }: { refusal: Refusal; game: string }) => {
  const { t } = useTranslation(game);
  const { reason, values, rule } = refusal;
  const href = `/rules/${game}#${rule}`;
  return (
    <>
      {t(`refusals.${reason}.what`, values)}{' '}
      <Link href={href} asChild>
        <RuleChip rule={rule} href={href} />
      </Link>
    </>
  );
};

type Props = {
  fault: FileFault;
  /** The game whose rules a step broke, when that is what is wrong. */
  game: string | undefined;
};

/** Why a record is not accepted, in words; the first step that fails is named with the rule it breaks. */
export const RecordFaultWords = ({ fault, game }: Props) => {
  const { t } = useTranslation('lobby');
  const { reason, ...values } = fault;
  const count = fault.reason === 'numPlayers' ? fault.numPlayers : undefined;
  return (
    <>
      {t(`record.faults.${reason}`, { ...values, count })}{' '}
      {fault.reason === 'step' && game !== undefined && (
        <AgainstTheRules refusal={fault.refusal} game={game} />
      )}
    </>
  );
};
