import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CIRCUITS, VALUES } from '../../../../games/ausgebremst';
import { RaceCard } from '../table/RaceCard';
import { WORDS } from '../table/words';
import { Car } from '../track/Car';
import { MiniCircuit } from '../track/MiniCircuit';
import { START_LIGHTS, StartLights } from '../track/StartLights';
import styles from './Reference.module.css';
import { RoadPicture } from './RoadPicture';
import { ROAD_EXAMPLES, type RoadExample } from './roads';

const drawn = (drawing: ReactNode): ComponentType =>
  function Drawn() {
    return (
      <div className={styles.drawn} aria-hidden="true">
        {drawing}
      </div>
    );
  };

/** A rule shown on the road, with a sentence that describes the picture. */
const onRoad = ({ words, scenes }: RoadExample): ComponentType =>
  function OnRoad() {
    const { t } = useTranslation(WORDS);
    return (
      <>
        <div className={styles.drawn}>
          {scenes.map((scene) => (
            <RoadPicture key={scene.cars.join()} scene={scene} pits={t('table.track.pits')} />
          ))}
        </div>
        <p className={styles.said}>{t(`example.${words}`)}</p>
      </>
    );
  };

const roads = Object.entries(ROAD_EXAMPLES).map(
  ([paragraph, example]) => [paragraph, onRoad(example)] as const,
);

/** Drawn examples, by paragraph number. */
export const examples: Readonly<Record<string, ComponentType>> = {
  'A-1.2': drawn(VALUES.map((value) => <RaceCard key={value} value={value} paint={1} />)),
  'A-1.3': drawn(CIRCUITS.map(({ id }) => <MiniCircuit key={id} id={id} width={110} />)),
  'A-3.1': drawn(
    ['X', 'Y', 'Z'].map((letter) => <Car key={letter} paint="nuisance" number={letter} width={84} />),
  ),
  'A-3.2': drawn(<StartLights lit={START_LIGHTS} width={180} label="" />),
  'A-6.1': drawn(<RaceCard value={6} paint={1} isBarred />),
  'A-7.1': drawn(<MiniCircuit id="bleifuss-drom" width={220} />),
  ...Object.fromEntries(roads),
};
