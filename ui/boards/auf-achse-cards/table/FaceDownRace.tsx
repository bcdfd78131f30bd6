import { BACK } from '../../../../games/auf-achse-cards';
import { Card } from '../cards/Card';
import { CardFan } from '../cards/CardFan';

type Props = {
  /** The seat whose race it is. */
  seat: string;
  count: number;
  /** The width of a card, in px. */
  width: number;
  label: string;
};

/** K-3.6 — a race as everybody except its owner sees it: a row of backs. */
export const FaceDownRace = ({ seat, count, width, label }: Props) => (
  <CardFan kind="back" width={width} label={label}>
    {Array.from({ length: count }, (_, at) => `race-${seat}-${at}`).map((name) => (
      <Card key={name} face={BACK} width={width} label="" data-card={name} data-to="discard" />
    ))}
  </CardFan>
);
