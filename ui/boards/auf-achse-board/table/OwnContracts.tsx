import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BACK, contractOf, isContract, type ContractId, type View } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { ContractSign } from './ContractSign';
import { spacesAway } from './detours';
import { LoadMark } from './LoadMark';
import styles from './OwnContracts.module.css';
import { Panel } from '../../../kit/Panel';
import { cityName, WORDS } from './words';

/** The contracts of a seat in the order of their numbers: those aboard first. */
export const numberedOf = (view: View, seat: string): readonly ContractId[] => [
  ...view.aboard[seat]!,
  ...view.hands[seat]!.filter(isContract),
];

/** From how many on a desk has no room for contracts with air between them. */
const MANY = 4;

type Props = {
  readonly view: View;
  readonly seat: string;
  readonly traced: ContractId | undefined;
  readonly onTrace: (id: ContractId | undefined) => void;
  /** The title in a replay, which says whose they are. */
  readonly title?: string;
  readonly className?: string | undefined;
};

/** The reader's contracts, as signs below each other. */
export const OwnContracts = memo(({ view, seat, traced, onTrace, title, className }: Props) => {
  const { t } = useTranslation(WORDS);
  const aboard = view.aboard[seat]!;
  const contracts = numberedOf(view, seat);
  const backs = view.hands[seat]!.filter((card) => card === BACK).length;
  const shown = traced && contracts.includes(traced) ? traced : undefined;
  const far = (shown && spacesAway(view, seat, shown)) ?? 0;
  const number = shown ? contracts.indexOf(shown) + 1 : 0;
  return (
    <Panel
      place="contracts"
      className={classNames(styles.panel, contracts.length >= MANY && styles.many, className)}
      title={title ?? t('table.contracts.title')}
      note={title ? undefined : t('table.contracts.secret')}
    >
      {!contracts.length && !backs && (
        <p className={styles.empty}>
          {t(view.offer.length ? 'table.contracts.none' : 'table.public.notYet')}
        </p>
      )}
      <ul className={styles.list}>
        {contracts.map((id, n) => (
          <li key={id}>
            <ContractSign
              id={id}
              number={n + 1}
              isAboard={aboard.includes(id)}
              away={spacesAway(view, seat, id)}
              isTraced={id === traced}
              onTrace={onTrace}
            />
          </li>
        ))}
      </ul>
      {backs > 0 && <p className={styles.empty}>{t('table.contracts.backs', { count: backs })}</p>}
      {shown && (
        <p className={styles.legend}>
          {!aboard.includes(shown) && (
            <>
              <i>
                {number} <LoadMark move="load" />
              </i>{' '}
              {t('table.contracts.loadIn', { city: cityName(contractOf(shown).from) })}
              {far > 0 && ` (${t('table.spaces', { count: far })})`}{' '}
            </>
          )}
          <i>
            {number} <LoadMark move="unload" />
          </i>{' '}
          {t('table.contracts.unloadIn', { city: cityName(contractOf(shown).to) })}
        </p>
      )}
    </Panel>
  );
});
OwnContracts.displayName = 'OwnContracts';
