import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { RecordFaultWords } from '../table/RecordFaultWords';
import { useFaultWords } from '../online/useFaultWords';
import { DeviceError } from '../local/deviceStore';
import { deleteRecord, isFromFile } from '../local/savedRecords';
import { Button } from '../pieces/Button';
import { HomeButton } from '../shell/HomeButton';
import { Loading } from '../shell/Loading';
import { SignPage } from '../shell/SignPage';
import { DeviceFaultPage } from '../table/DeviceFaultPage';
import { ReplayTable } from './ReplayTable';
import { useReplaySource, type ReplaySource, type Source } from './useReplaySource';

const Refused = ({
  fault,
  game,
  onDelete,
}: Omit<Extract<Source, { state: 'refused' }>, 'state'> & { onDelete?: (() => void) | undefined }) => {
  const { t } = useTranslation('replay');
  return (
    <SignPage
      variant="red"
      title={t('refused')}
      ways={
        <>
          <HomeButton />
          {onDelete && (
            <Button icon="trash" onClick={onDelete}>
              {t('delete')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <RecordFaultWords fault={fault} game={game} />
      </p>
    </SignPage>
  );
};

const Failed = ({
  error,
  onRetry,
  onDelete,
}: {
  error: unknown;
  onRetry: () => void;
  onDelete: () => Promise<void>;
}) => {
  const { t } = useTranslation('replay');
  const faultWords = useFaultWords();
  if (error instanceof DeviceError) return <DeviceFaultPage fault={error.fault} onDelete={onDelete} />;
  return (
    <SignPage
      variant="red"
      title={t('failed')}
      ways={
        <>
          <Button icon="rematch" onClick={onRetry}>
            {t('retry')}
          </Button>
          <HomeButton />
        </>
      }
    >
      <p>{faultWords(error)}</p>
    </SignPage>
  );
};

const Screen = ({ source: wanted }: { source: ReplaySource }) => {
  const { source, again } = useReplaySource(wanted);
  const [path, navigate] = useLocation();
  // read once, when the screen opens: the address changes while one watches
  const [isNew] = useState(isFromFile);
  const id = wanted.from === 'saved' ? wanted.id : undefined;
  const isRefused = source?.state === 'refused';
  useEffect(() => {
    if (isNew && isRefused && id !== undefined) void deleteRecord(id);
  }, [isNew, isRefused, id]);
  if (!source) return <Loading />;
  const remove = async () => {
    if (id !== undefined) await deleteRecord(id);
    navigate('/');
  };
  if (source.state === 'failed') return <Failed error={source.error} onRetry={again} onDelete={remove} />;
  if (source.state === 'refused')
    return (
      <Refused
        fault={source.fault}
        game={source.game}
        onDelete={id !== undefined && !isNew ? () => void remove() : undefined}
      />
    );
  const { replay, isWhole, savedAt } = source;
  return <ReplayTable key={path} path={path} replay={replay} isWhole={isWhole} savedAt={savedAt} />;
};

/** A finished match to watch again: replayed from its record, or refused with the reason. */
export const ReplayScreen = ({ source }: { source: ReplaySource }) => (
  <Suspense fallback={<Loading />}>
    <Screen source={source} />
  </Suspense>
);
