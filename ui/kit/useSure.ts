import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../shell/announce';
import { FinalContext } from './moves';
import { useKey } from './useKey';

/** Asks for confirmation of a press. */
export type Sure = {
  /** Is it waiting for confirmation? */
  readonly isAsking: boolean;
  /** Asks for confirmation, also for screen readers. */
  readonly ask: () => void;
  /** Ends the question, because the reader turned to something else; Esc ends it as well. */
  readonly forget: () => void;
  /** Wraps an action that is costly where nothing can be taken back: the first press asks, the second acts. */
  readonly dear: (act: () => void) => () => void;
};

/** For buttons that need a second press to confirm. */
export const useSure = (): Sure => {
  const isFinal = useContext(FinalContext);
  const { t } = useTranslation('table');
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    announce(t('press.again'));
  };
  const forget = () => setAsking(false);
  useKey('Escape', isAsking ? forget : undefined);
  return {
    isAsking,
    ask,
    forget,
    dear: (act) => (isFinal && !isAsking ? ask : act),
  };
};
