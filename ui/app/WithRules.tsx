import { Suspense, type ReactNode } from 'react';
import { TableAtHand, useNewTableAtHand } from '../kit/tableAtHand';
import { useRulesPlace } from '../rulebook/useRulesPlace';
import { lazily } from '../shell/fetchedOnce';
import { RulesAtHand } from '../shell/rulesAtHand';
import { screens } from './screens';

const RulesSheet = lazily(screens.rulesSheet);

/** Lets its content open rules over itself, without changing below them. */
export const WithRules = ({ children }: { children: ReactNode }) => {
  const { place, open, close } = useRulesPlace();
  const table = useNewTableAtHand();
  return (
    <RulesAtHand value={open}>
      <TableAtHand value={table}>
        {children}
        {place && (
          <Suspense fallback={null}>
            <RulesSheet place={place} onTurn={(at) => open({ ...place, at })} onClose={close} />
          </Suspense>
        )}
      </TableAtHand>
    </RulesAtHand>
  );
};
