import { useTranslation } from 'react-i18next';
import {
  contractOf,
  isCity,
  isContract,
  TRAILER_IDS,
  TRAILERS,
  type View,
} from '../../../../../games/auf-achse-board';
import { Button } from '../../../../pieces/Button';
import { useWindowLayout } from '../../../../pieces/useWindowLayout';
import { digits } from '../../../../pieces/digits';
import { MoveButton } from '../../../../kit/MoveButton';
import { isListed, moveNamed, useMoves } from '../../../../kit/moves';
import { TaskSign } from '../TaskSign';
import type { MapChoice } from '../useMapChoice';
import { cityName, dm, gain, routeName, spaceName, WORDS } from '../words';
import { Confirm, Ways } from './AimSign';

type Props = {
  readonly view: View;
  readonly seat: string;
  readonly choice: MapChoice;
  readonly onDeal: (() => void) | undefined;
};

/** Goods that can be loaded and unloaded where the truck is, or two buttons that say why there are none. */
const CargoButtons = ({ view, seat, isDue }: Pick<Props, 'view' | 'seat'> & { readonly isDue: boolean }) => {
  const { t } = useTranslation(WORDS);
  const here = view.trucks[seat];
  const unload = view.aboard[seat]!.filter((id) => contractOf(id).to === here);
  const hand = view.hands[seat]!.filter(isContract);
  const load = hand.filter((id) => contractOf(id).from === here);
  const [other] = hand;
  const [aboard] = view.aboard[seat]!;
  return (
    <>
      {unload.map((id, n) => (
        <MoveButton
          key={id}
          move={moveNamed('unload', id)}
          variant="mine"
          isPrimary={n === 0}
          label={t('table.turn.unloadLabel', { route: routeName(id), sum: gain(contractOf(id).revenue) })}
        >
          {t('table.turn.unload', { sum: gain(contractOf(id).revenue) })}
        </MoveButton>
      ))}
      {load.map((id, n) => (
        <MoveButton
          key={id}
          move={moveNamed('load', id)}
          variant={isDue || !unload.length ? 'mine' : 'plain'}
          isPrimary={!unload.length && n === 0}
          label={t('table.turn.loadLabel', { route: routeName(id), count: contractOf(id).goods })}
        >
          {t('table.turn.loadFor', { city: cityName(contractOf(id).to), count: contractOf(id).goods })}
        </MoveButton>
      ))}
      {!load.length && other && (
        <MoveButton move={moveNamed('load', other)}>{t('table.turn.load')}</MoveButton>
      )}
      {!unload.length && aboard && (
        <MoveButton move={moveNamed('unload', aboard)}>{t('table.turn.unloadShort')}</MoveButton>
      )}
    </>
  );
};

const BuyButtons = ({ view }: Pick<Props, 'view'>) => {
  const { t } = useTranslation(WORDS);
  if (view.options.variant === 'children') return null;
  return (
    <>
      {TRAILER_IDS.map((trailer) => (
        <MoveButton
          key={trailer}
          move={moveNamed('buyTrailer', trailer)}
          isDear
          stake={dm(TRAILERS[trailer].price)}
          label={t(`table.turn.buyLabel.${trailer}`, {
            price: digits(TRAILERS[trailer].price),
            count: TRAILERS[trailer].capacity,
          })}
        >
          {t(`table.turn.buy.${trailer}`)}
        </MoveButton>
      ))}
    </>
  );
};

const textOf = ({ turn, trucks, options }: View, seat: string, mayDeal: boolean): string => {
  if (turn.due) return `table.turn.due.${turn.due}`;
  if (!turn.rolled && !turn.handled) return 'table.turn.roll';
  if (mayDeal) return `table.turn.deal.${options.variant}`;
  return isCity(trucks[seat]!) ? 'table.turn.inTown' : 'table.turn.onRoad';
};

const RULES: Readonly<Record<string, string>> = {
  'table.turn.due.cargo': 'B-4.4',
  'table.turn.due.unload': 'B-10.3',
  'table.turn.roll': 'B-3.1',
  'table.turn.deal.standard': 'B-7.1',
  'table.turn.deal.children': 'B-14.2',
};

/** B-3 — the free part of a turn: roll, load, unload, buy, end. */
export const FreeSign = ({ view, seat, choice, onDeal }: Props) => {
  const { t } = useTranslation(WORDS);
  const { legal } = useMoves();
  const { name, isAcross } = useWindowLayout();
  // the list of held cards, which has this button too, is out of sight there
  const isNarrow = name === 'phone' || name === 'side' || isAcross;
  const mayMotivate = isNarrow && legal.some(({ move }) => move === 'motivate');
  const mayRoll = isListed(legal, moveNamed('roll'));
  const hasCargo = legal.some(({ move }) => move === 'load' || move === 'unload');
  const isDone = isListed(legal, moveNamed('endTurn'));
  const here = view.trucks[seat]!;
  const deal = moveNamed(view.options.variant === 'children' ? 'take' : 'callAuction', 0);
  const mayDeal = legal.some(({ move }) => move === deal.move);
  const text = textOf(view, seat, mayDeal);

  const dealWord = t(view.options.variant === 'children' ? 'table.public.take' : 'table.turn.call');
  const roll = mayRoll && (
    <MoveButton move={moveNamed('roll')} variant="mine" isPrimary={!hasCargo}>
      {t('table.turn.rollNow')}
    </MoveButton>
  );

  if (choice.isMotivating)
    return (
      <TaskSign title={t('event.motivation.title')} text={t('table.motivation.text')} rule="B-11.4">
        <Confirm choice={choice} word="table.drive.to" />
        <Ways choice={choice} />
        <Button size="s" onClick={() => choice.motivate(false)}>
          {t('table.back')}
        </Button>
      </TaskSign>
    );
  return (
    <TaskSign
      title={view.turn.rolled || view.turn.reached ? spaceName(here, t) : t('table.turn.title')}
      text={t(text)}
      rule={RULES[text]}
    >
      {!hasCargo && roll}
      <CargoButtons view={view} seat={seat} isDue={view.turn.due !== null} />
      {hasCargo && roll}
      {view.turn.rollsWith.map((card) => (
        <MoveButton key={card} move={moveNamed('rollAgain', card)} variant="mine">
          {t('table.turn.rollAgain', { card: t(`event.${card}.title`) })}
        </MoveButton>
      ))}
      {mayMotivate && (
        <Button size="s" onClick={() => choice.motivate(true)}>
          {t('table.held.playCard', { card: t('event.motivation.title') })}
        </Button>
      )}
      <BuyButtons view={view} />
      {mayDeal ? (
        <Button size="s" variant={hasCargo || mayRoll ? 'plain' : 'mine'} onClick={onDeal}>
          {dealWord}
        </Button>
      ) : (
        <MoveButton move={deal}>{dealWord}</MoveButton>
      )}
      {(isDone || view.turn.rolled || view.turn.handled) && (
        <MoveButton move={moveNamed('endTurn')} variant="mine" isPrimary={!hasCargo && !mayRoll && !mayDeal}>
          {t('table.turn.end')}
        </MoveButton>
      )}
    </TaskSign>
  );
};
