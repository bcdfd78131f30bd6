import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../games/shared/legality';
import { Rule, RulesOf } from '../kit/Rule';
import type { FileFault } from '../local/readRecordFile';
import { useGameUi } from './useGameUi';

const AgainstTheRules = ({ refusal, game }: { refusal: Refusal; game: string }) => {
  const { t } = useTranslation([game, 'table']);
  const { refusalWords } = useGameUi(game);
  return (
    <RulesOf value={game}>
      {refusalWords(refusal, [], t).what} <Rule of={refusal.rule} />
    </RulesOf>
  );
};

type Props = {
  fault: FileFault;
  /** The game whose rules a step may have broken. */
  game?: string | undefined;
};

/** Why a record is not accepted, in words; it names the first step that fails and the rule it breaks. */
export const RecordFaultWords = ({ fault, game }: Props) => {
  const { t } = useTranslation('lobby');
  const { reason, ...values } = fault;
  const count = fault.reason === 'numPlayers' ? fault.numPlayers : undefined;
  return (
    <>
      {t(`record.faults.${reason}`, { ...values, count })}{' '}
      {fault.reason === 'step' && game !== undefined && (
        <Suspense fallback={null}>
          <AgainstTheRules refusal={fault.refusal} game={game} />
        </Suspense>
      )}
    </>
  );
};
