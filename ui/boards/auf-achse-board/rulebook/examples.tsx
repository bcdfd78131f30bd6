import type { ComponentType, ReactNode } from 'react';
import { CONTRACT_IDS } from '../../../../games/auf-achse-board';
import { EventTriangle } from '../map/EventTriangle';
import { JamSign } from '../map/JamSign';
import { RoadworksSign } from '../map/RoadworksSign';
import { Truck } from '../map/Truck';
import { ContractSign } from '../table/ContractSign';
import { Die } from '../table/Die';
import { Lines } from '../table/PublicContracts';
import styles from './Reference.module.css';

/** A drawing that is only shown. */
const lying = (drawing: ReactNode): ComponentType =>
  function Lying() {
    return <div className={styles.lying}>{drawing}</div>;
  };

const sign = (drawing: ReactNode): ComponentType =>
  lying(
    <svg width="90" height="83" viewBox="-30 -32 60 55" aria-hidden="true">
      {drawing}
    </svg>,
  );

const [CONTRACT] = CONTRACT_IDS;

const contract = (isAboard: boolean): ReactNode => (
  <div className={styles.contract} inert>
    <ContractSign
      id={CONTRACT!}
      number={1}
      isAboard={isAboard}
      away={undefined}
      isTraced={false}
      onTrace={() => {}}
    />
  </div>
);

const dice = [1, 2, 3, 4, 5, 6].map((face) => <Die key={face} face={face} />);

/** Drawn examples, by paragraph number. */
export const examples: Readonly<Record<string, ComponentType>> = {
  'B-2.2': lying(([1, 2, 3, 4, 5, 6] as const).map((seat) => <Truck key={seat} seat={seat} width={70} />)),
  'B-4.1': lying(dice),
  'B-4.5': sign(<EventTriangle size={1.6} />),
  'B-5.1': lying(
    <>
      {contract(false)}
      {contract(true)}
    </>,
  ),
  'B-7.2': lying(<Lines id={CONTRACT!} />),
  'B-9.1': sign(<RoadworksSign />),
  'B-10.1': sign(<JamSign />),
};
