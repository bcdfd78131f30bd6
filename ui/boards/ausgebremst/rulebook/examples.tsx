import type { ComponentType, ReactNode } from 'react';
import { CIRCUITS, VALUES } from '../../../../games/ausgebremst';
import { RaceCard } from '../table/RaceCard';
import { Car } from '../track/Car';
import { MiniCircuit } from '../track/MiniCircuit';
import { START_LIGHTS, StartLights } from '../track/StartLights';
import styles from './Reference.module.css';

const drawn = (drawing: ReactNode): ComponentType =>
  function Drawn() {
    return (
      <div className={styles.drawn} aria-hidden="true">
        {drawing}
      </div>
    );
  };

/** What the paragraphs look like, by their numbers. */
export const examples: Readonly<Record<string, ComponentType>> = {
  'A-1.2': drawn(VALUES.map((value) => <RaceCard key={value} value={value} paint={1} />)),
  'A-1.3': drawn(CIRCUITS.map(({ id }) => <MiniCircuit key={id} id={id} width={110} />)),
  'A-3.1': drawn(
    ['X', 'Y', 'Z'].map((letter) => <Car key={letter} paint="nuisance" number={letter} width={84} />),
  ),
  'A-3.2': drawn(<StartLights lit={START_LIGHTS} width={180} label="" />),
  'A-6.1': drawn(<RaceCard value={6} paint={1} isBarred />),
  'A-7.1': drawn(<MiniCircuit id="bleifuss-drom" width={220} />),
};
