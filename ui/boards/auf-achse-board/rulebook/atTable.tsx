import { useTranslation } from 'react-i18next';
import { capacityOf, loadOf, type View } from '../../../../games/auf-achse-board';
import type { AtTable } from '../../../kit/gameUi';
import { Starred } from '../../../kit/Starred';
import { nameAt } from '../../../kit/match';
import { situation } from '../signposts';
import { WORDS } from '../table/words';
import { whereabouts } from '../whereabouts';

/** B-9 — where the road works are. */
const Roadworks = ({ view: { roadworks } }: AtTable<View>) => {
  const { t } = useTranslation(WORDS);
  return roadworks && <p>{t('refusals.roadworksThere.what', { where: whereabouts(roadworks, t) })}</p>;
};

/** B-10 — where the jam is, and how long it lasts. */
const Jam = ({ view: { jam }, seats }: AtTable<View>) => {
  const { t } = useTranslation(WORDS);
  return (
    <p>
      <Starred
        text={
          jam
            ? t('log.jam', { where: whereabouts(jam.space, t), name: nameAt(seats, jam.seat) })
            : t('atTable.noJam')
        }
      />
    </p>
  );
};

/** B-5.2, B-6.1 — the load and capacity of the reader's truck. */
const OwnTrain = ({ view, playerID }: AtTable<View>) => {
  const { t } = useTranslation(WORDS);
  if (playerID === null) return null;
  const train = { load: loadOf(view, playerID), all: capacityOf(view, playerID) };
  return (
    <p>
      {t('table.train.title')} – {t('table.train.label', train)}
    </p>
  );
};

/** B-13.1 — how many contracts are still available. */
const ContractsLeft = ({ view }: AtTable<View>) => {
  const { t } = useTranslation(WORDS);
  return <p>{situation(view, t)[0]}</p>;
};

/** What the paragraphs mean at a given table. */
export const atTable = {
  options: ({ options }: View) => options,
  states: {
    'B-5.2': OwnTrain,
    'B-6.1': OwnTrain,
    'B-9.1': Roadworks,
    'B-9.2': Roadworks,
    'B-9.3': Roadworks,
    'B-10.1': Jam,
    'B-10.2': Jam,
    'B-13.1': ContractsLeft,
  },
};
