import { useState } from 'react';
import { useFaultWords } from '../../online/useFaultWords';

/** Makes a request to the server, and tells whether it is under way and why it failed. */
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
