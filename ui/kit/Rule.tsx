import { createContext, useContext, type MouseEvent } from 'react';
import { Link } from 'wouter';
import { RuleChip } from '../pieces/RuleChip';
import { useRulesAtHand } from '../shell/rulesAtHand';

/** The id of the game that is played inside, and whose rules are cited there. */
export const RulesOf = createContext('');

/**
 * The number of a paragraph: a press opens it over the table, or leads to it in the rulebook; in a new tab on
 * request.
 */
export const Rule = ({ of: rule }: { of: string }) => {
  const game = useContext(RulesOf);
  const open = useRulesAtHand();
  const href = `/rules/${game}#${rule}`;
  const onClick = (event: MouseEvent) => {
    if (!open || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    event.stopPropagation();
    open({ game, at: rule });
  };
  return (
    <Link href={href} asChild onClick={onClick}>
      <RuleChip rule={rule} href={href} />
    </Link>
  );
};
