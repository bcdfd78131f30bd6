import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../shell/announce';
import { FinalContext } from './moves';

/** Asks whether a press is meant. */
export type Sure = {
  /** Has it been asked? */
  readonly isAsking: boolean;
  /** Asks, and says so. */
  readonly ask: () => void;
  /** The question is over: somebody looked elsewhere. */
  readonly forget: () => void;
  /** What is done by a press that is dear where nothing can be taken back: it asks, then it acts. */
  readonly dear: (act: () => void) => () => void;
};

/** For what is pressed twice when it is meant. */
export const useSure = (): Sure => {
  const isFinal = useContext(FinalContext);
  const { t } = useTranslation('table');
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    announce(t('press.again'));
  };
  return {
    isAsking,
    ask,
    forget: () => setAsking(false),
    dear: (act) => (isFinal && !isAsking ? ask : act),
  };
};
