import { createContext, useContext } from 'react';
import type { RulesHref } from './match';
import { RuleLink } from './RuleLink';

/** Where the rulebook's paragraphs are found, for everything drawn inside. */
export const RulesContext = createContext<RulesHref>((rule) => `#${rule}`);

/** The number of a paragraph, leading to it. */
export const Rule = ({ of: rule }: { of: string }) => (
  <RuleLink rule={rule} href={useContext(RulesContext)(rule)} />
);
