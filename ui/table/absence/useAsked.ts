import { useState } from 'react';
import { useFaultWords } from '../../online/useFaultWords';

/** Asks the server for something; says that it is under way, and why it could not be. */
export const useAsked = (ask: () => Promise<void>) => {
  const faultWords = useFaultWords();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const go = async () => {
    setBusy(true);
    setFault(undefined);
    await ask().catch(setFault);
    setBusy(false);
  };
  return { busy, go: () => void go(), why: fault === undefined ? undefined : faultWords(fault) };
};
