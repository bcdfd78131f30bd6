import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultSentenceOf, type FaultSentence } from '../../online/faultSentence';
import { Button } from '../../pieces/Button';
import { Sheet } from '../../pieces/Sheet';
import { Refused } from '../Refused';
import { CameWords } from './CameWords';
import { arrive, type Arrival } from './move';
import styles from './ProfilePage.module.css';

type Props = { arrival: Arrival; onArrived: () => void; onClose: () => void };

type Outcome = Awaited<ReturnType<typeof arrive>> | { readonly fault: FaultSentence } | 'unreadable';

/** Shown for a link that moves another device here: it asks for a press, because the link works only once. */
export const Arriving = ({ arrival, onArrived, onClose }: Props) => {
  const { t } = useTranslation('profile');
  const { t: lobby } = useTranslation('lobby');
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const moveHere = async () => {
    setBusy(true);
    try {
      setOutcome((await arrive(arrival)) ?? 'unreadable');
      onArrived();
    } catch (fault) {
      setOutcome({ fault: faultSentenceOf(fault) });
    }
    setBusy(false);
  };
  const came = typeof outcome === 'object' && 'seats' in outcome ? outcome : undefined;
  return (
    <Sheet padded className={styles.arriving} aria-labelledby="arriving">
      <h2 id="arriving">{t('arriving.title')}</h2>
      {came ? <CameWords came={came} /> : <p>{t('arriving.text')}</p>}
      {outcome === 'unreadable' && <Refused>{t('arriving.unreadable')}</Refused>}
      {typeof outcome === 'object' && 'fault' in outcome && (
        <Refused>{lobby(outcome.fault.key, outcome.fault.values)}</Refused>
      )}
      <div className={styles.ways}>
        {!came && (
          <Button variant="mine" busy={busy} onClick={() => void moveHere()}>
            {t('arriving.move')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t(came ? 'arriving.close' : 'arriving.stay')}
        </Button>
      </div>
    </Sheet>
  );
};
