import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardId, Face } from '../../../../games/auf-achse-cards';
import { Card } from '../cards/Card';
import { captionsFor, cardLabel, WORDS } from '../table/words';
import { Trip } from './Trip';

/** A trip of these cards. */
const trip = (...cards: readonly CardId[]): ComponentType =>
  function Laid() {
    return <Trip cards={cards} />;
  };

const card = (face: Face): ComponentType =>
  function Single() {
    const { t } = useTranslation(WORDS);
    return <Card face={face} width={84} label={cardLabel(face, t)} captions={captionsFor(t)} />;
  };

/** Drawn examples, by paragraph number. */
export const examples: Readonly<Record<string, ComponentType>> = {
  'K-4.1': trip('20-1', '50-1', '80-1'),
  'K-4.2': trip('30-1', '50-1', '40-1', '60-1', '60-2', '70-1', '90-1'),
  'K-4.3': trip('40-1', 'rest-1', '70-1', 'rest-2', 'rest-3', '50-1'),
  'K-4.4': trip('60-1', '90-1', 'levelCrossing-1', '30-1'),
  'K-4.5': trip('80-1', '50-1', '60-1', 'rest-1', '100-1'),
  'K-5.3': card('rest'),
  'K-6.1': card('lostFreight'),
  'K-6.2': card('levelCrossing'),
  'K-6.3': card('clearRoad'),
  'K-6.4': card('fullyClearRoad'),
};
