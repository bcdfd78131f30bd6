import { useTranslation } from 'react-i18next';
import {
  boardGame,
  contractOf,
  isContract,
  priceOf,
  publicGone,
  stepsBetween,
  type CityId,
  type ContractId,
  type Space,
  type View,
  type Way,
} from '../../../../games/auf-achse-board';
import { foresee } from '../../../../games/shared/foresee';
import { Starred } from '../../../kit/Starred';
import { isListed, moveNamed, useMoves } from '../../../kit/moves';
import styles from './Outlook.module.css';
import type { Player } from './players';
import { stopsAt } from './stops';
import { stopWords } from './stopWords';
import type { MapChoice } from './useMapChoice';
import { cityName, dm, routeName, spaceName, WORDS } from './words';

/** The most towns named as next destinations for the reader's goods. */
const NEXT = 2;

type Errand = { readonly city: CityId; readonly steps: number };

/** Where the reader's contracts lead from a space, the nearest town first. */
const errandsFrom = (view: View, seat: string, space: Space): readonly Errand[] => {
  const cities = [
    ...view.aboard[seat]!.map((id) => contractOf(id).to),
    ...view.hands[seat]!.filter(isContract).map((id) => contractOf(id).from),
  ];
  return [...new Set(cities)]
    .map((city) => ({ city, steps: stepsBetween(space, city) }))
    .filter(({ steps }) => steps > 0)
    .toSorted((a, b) => a.steps - b.steps);
};

type Seen = { readonly view: View; readonly me: Player };

/** What happens at the end of a way, and how far the reader's next towns are from there. */
const WayLine = ({ view, me, way }: Seen & { readonly way: Way }) => {
  const { t } = useTranslation(WORDS);
  const stops = stopsAt(view, me.seat, way).map((stop) => stopWords(stop, t));
  const next = errandsFrom(view, me.seat, way.target).slice(0, NEXT);
  return (
    <>
      <b>{spaceName(way.target, t)}:</b> {stops.length ? stops.join(' · ') : t('table.stop.nothing')}
      {next.length > 0 && (
        <>
          {'. '}
          {t('table.outlook.fromThere', {
            places: next
              .map(({ city, steps }) => `${cityName(city)} ${t('table.spaces', { count: steps })}`)
              .join(', '),
          })}
        </>
      )}
    </>
  );
};

/** What a contract would earn: one of the reader's own, or a public one. */
const ContractLine = ({ view, me, id }: Seen & { readonly id: ContractId }) => {
  const { t } = useTranslation(WORDS);
  const { from, to, goods, revenue } = contractOf(id);
  const isAboard = view.aboard[me.seat]!.includes(id);
  const isOwn = isAboard || view.hands[me.seat]!.includes(id);
  const price = isOwn || view.options.variant === 'children' ? 0 : priceOf(id, 1);
  const here = view.trucks[me.seat];
  const start = isAboard ? to : from;
  const away = here ? stepsBetween(here, start) + (isAboard ? 0 : stepsBetween(from, to)) : 0;
  const words = {
    route: routeName(id),
    from: cityName(from),
    goods,
    spaces: t('table.spaces', { count: away }),
    sum: dm(revenue - price),
    price: dm(price),
    after: dm(view.money[me.seat]! - price + revenue),
  };
  const kind = isAboard ? 'aboard' : isOwn ? 'own' : price ? 'open' : 'free';
  return <Starred text={t(`table.outlook.contract.${kind}`, words)} />;
};

/** B-13.1 — have all public contracts gone, once they were dealt? Then who has delivered everything ends the match. */
const isLastLeg = (view: View): boolean => view.offer.length > 0 && publicGone(view);

/** B-5.1 — are the contracts dealt, and has the reader nothing aboard while nobody has delivered anything yet? */
const isFirstLeg = ({ offer, delivered, aboard }: View, seat: string): boolean =>
  offer.length > 0 && delivered.length === 0 && aboard[seat]!.length === 0;

/**
 * B-13 — the aim, and how far the reader is from it; at first, what earns money, towards the end, what ends the match.
 */
const useStanding = (view: View, me: Player, players: readonly Player[]): string => {
  const { t } = useTranslation(WORDS);
  const others = players.filter(({ isMe }) => !isMe).toSorted((a, b) => b.money - a.money);
  const [best] = others;
  const by = me.money - (best?.money ?? 0);
  const level = others.length > 1 && others.every(({ money }) => money === me.money) ? 'levelAll' : 'level';
  const kind = by > 0 ? 'leads' : by < 0 ? 'behind' : level;
  if (isFirstLeg(view, me.seat) && !isLastLeg(view)) return t('table.outlook.aim.first');
  const aim = t(`table.outlook.aim.${isLastLeg(view) ? 'last' : 'most'}`);
  const values = { name: best?.name, by: dm(Math.abs(by)), sum: dm(me.money) };
  return `${aim} ${t(`table.outlook.money.${kind}`, values)}`;
};

type Props = {
  readonly view: View;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
};

/** The effect of what is chosen or pointed at; otherwise the delivery that is due, or the state of the match. */
const Said = ({ view, players, choice, me }: Props & Seen) => {
  const { t } = useTranslation(WORDS);
  const { legal } = useMoves();
  const standing = useStanding(view, me, players);
  const { traced, way, shown } = choice;
  if (traced) return <ContractLine view={view} me={me} id={traced} />;
  if (way && shown) return <WayLine view={view} me={me} way={way} />;
  const due = view.aboard[me.seat]!.map((id) => moveNamed('unload', id)).find((move) =>
    isListed(legal, move),
  );
  const after = due && foresee(boardGame, view, me.seat, due);
  return (
    <Starred text={after ? t('table.outlook.unload', { after: dm(after.money[me.seat]!) }) : standing} />
  );
};

/** Below the sign, always at the same height: the effect of a choice, or the state of the match. */
export const Outlook = ({ view, players, choice }: Props) => {
  const me = players.find(({ isMe }) => isMe);
  return me ? (
    <p className={styles.outlook} data-place="outlook">
      <Said view={view} players={players} choice={choice} me={me} />
    </p>
  ) : null;
};
