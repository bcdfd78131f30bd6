import { Link } from 'wouter';
import { RuleChip } from '../pieces/RuleChip';

/** The number of a paragraph, leading to it without loading the page anew. */
export const RuleLink = ({ rule, href }: { rule: string; href: string }) => (
  <Link href={href} asChild>
    <RuleChip rule={rule} href={href} />
  </Link>
);
