import { useTranslation } from 'react-i18next';
import { isSixBarred, rankOf, roadOf, type View } from '../../../../games/ausgebremst';
import type { AtTable } from '../../../kit/gameUi';
import { Starred } from '../../../kit/Starred';
import { namesInWords } from '../../../pieces/listInWords';
import { driversOf } from '../table/drivers';
import { standing } from '../table/standing';
import { circuitName, WORDS } from '../table/words';
import { MiniCircuit } from '../track/MiniCircuit';
import styles from './Reference.module.css';

/** All cars of a race in progress, and the reader's. */
const useDrivers = (table: AtTable<View>) => {
  const { t } = useTranslation(WORDS);
  const drivers = table.view.stage === 'driving' ? driversOf({ ...table, log: [] }, t) : [];
  return { t, drivers, me: drivers.find(({ isMe }) => isMe) };
};

/** the circuit of the race. */
const ThisCircuit = ({ view }: AtTable<View>) => {
  const { t } = useTranslation(WORDS);
  const { id, direction, difficulty } = roadOf(view).circuit;
  const about = { direction: t(`table.circuit.${direction}`), difficulty: t(`table.circuit.${difficulty}`) };
  return (
    <div className={styles.drawn}>
      <MiniCircuit id={id} width={110} />
      <p>
        <b>{circuitName(id)}</b> · {t('table.track.about', about)}
      </p>
    </div>
  );
};

/** who may not play a six. */
const InFront = (table: AtTable<View>) => {
  const { t, drivers, me } = useDrivers(table);
  const leaders = drivers.filter(({ car, toGo }) => toGo !== null && rankOf(table.view, car) === 1);
  if (!leaders.length) return null;
  return (
    <p>
      <Starred text={t('atTable.front', { names: `**${namesInWords(leaders, t('language'))}**` })} />{' '}
      {me && isSixBarred(table.view, me.car) && t('table.hand.noSix')}
    </p>
  );
};

/** the reader's pit stop: done, due or open. */
const OwnStop = (table: AtTable<View>) => {
  const { t, me } = useDrivers(table);
  return me && me.pit !== 'none' && <p>{t(`table.ranking.pit.${me.pit}`)}</p>;
};

/** the reader's place and points. */
const OwnStanding = (table: AtTable<View>) => {
  const { t, me } = useDrivers(table);
  return (
    me && (
      <p>
        <Starred text={standing(table.view, me, t)} />
      </p>
    )
  );
};

/** What the paragraphs mean at a given table. */
export const atTable = {
  options: ({ options }: View) => options,
  states: {
    'A-1.3': ThisCircuit,
    'A-6.1': InFront,
    'A-6.2': InFront,
    'A-7.1': OwnStop,
    'A-7.3': OwnStop,
    'A-7.4': OwnStop,
    'A-9.1': OwnStanding,
    'A-10.1': OwnStanding,
  },
};
