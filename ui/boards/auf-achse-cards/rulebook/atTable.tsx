import { useTranslation } from 'react-i18next';
import { counterTotal, limitOf, type View } from '../../../../games/auf-achse-cards';
import type { AtTable } from '../../../kit/gameUi';
import { Starred } from '../../../kit/Starred';
import { isOpen } from '../table/players';
import { WORDS } from '../table/words';
import { Trip } from './Trip';

/** K-4 — the reader's own trip, if it may be looked at (K-3.6). */
const OwnTrip = ({ view: { races }, playerID }: AtTable<View>) => {
  const { t } = useTranslation(WORDS);
  const race = playerID === null ? undefined : races[playerID];
  if (!race || !isOpen(race)) return null;
  return race.length ? <Trip cards={race} /> : <p>{t('board.why.empty')}</p>;
};

/** K-5 — the value of the counter. */
const Counter = ({ view }: AtTable<View>) => {
  const { t } = useTranslation(WORDS);
  return (
    <p>
      <Starred
        text={t('board.situation.counter', { km: counterTotal(view.counter), limit: limitOf(view) })}
      />
    </p>
  );
};

/** What the paragraphs mean at a given table. */
export const atTable = {
  options: ({ options }: View) => options,
  states: {
    'K-4.1': OwnTrip,
    'K-4.2': OwnTrip,
    'K-4.3': OwnTrip,
    'K-4.4': OwnTrip,
    'K-4.5': OwnTrip,
    'K-5.1': Counter,
    'K-5.5': Counter,
  },
};
