import { createContext, useContext } from 'react';
import { Link } from 'wouter';
import { RuleChip } from '../pieces/RuleChip';

/** The game whose rules everything inside speaks of, by its id. */
export const RulesOf = createContext('');

/** The number of a paragraph, leading to it without loading the page anew. */
export const Rule = ({ of: rule }: { of: string }) => {
  const href = `/rules/${useContext(RulesOf)}#${rule}`;
  return (
    <Link href={href} asChild>
      <RuleChip rule={rule} href={href} />
    </Link>
  );
};
