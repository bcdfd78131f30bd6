import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '../../../../../games/auf-achse-board';
import { Button } from '../../../../pieces/Button';
import { SIGN_DRAWINGS, type SignKind } from '../../map/RoadSigns';
import { Die } from '../Die';
import { notChosen } from '../../../../kit/generalRefusals';
import { MoveButton } from '../../../../kit/MoveButton';
import { isListed, moveNamed, useMoves } from '../../../../kit/moves';
import { TaskSign } from '../TaskSign';
import type { MapChoice } from '../useMapChoice';
import { Rule } from '../../../../kit/Rule';
import { useKey } from '../../../../kit/useKey';
import { dm, spaceName, WORDS } from '../words';
import { StartRolls } from './StartRolls';

/** The road sign that is about to be placed. */
export const SignDrawing = ({ kind }: { readonly kind: SignKind }) => {
  const Drawing = SIGN_DRAWINGS[kind];
  return (
    <svg width="58" height="53.36" viewBox="-30 -32 60 55" aria-hidden="true">
      <Drawing />
    </svg>
  );
};

type ConfirmProps = {
  readonly choice: MapChoice;
  /** The label of the button for that space: drive, start, close it. */
  readonly word: string;
  readonly variant?: 'mine' | 'go';
};

/** Confirms the space shown on the map; without one, it says where to look for one. */
export const Confirm = ({ choice, word, variant = 'mine' }: ConfirmProps) => {
  const { t } = useTranslation(WORDS);
  const { aim, shown, way, price, isWarned, confirm } = choice;
  const { onRefuse } = useMoves();
  if (!aim || !shown)
    return (
      <Button
        size="s"
        variant={variant}
        aria-disabled
        data-primary
        data-place="confirm"
        className="wait"
        onClick={() => onRefuse(notChosen(WORDS, 'space'))}
        onBlur={() => onRefuse(undefined)}
      >
        {t('table.choose')}
      </Button>
    );
  return (
    <MoveButton
      move={aim.moveTo(shown, way)}
      variant={variant}
      isPrimary
      place="confirm"
      asks={price && !isWarned ? confirm : undefined}
    >
      {t(isWarned ? 'table.drive.anyway' : word, { place: spaceName(shown, t), sum: dm(price) })}
    </MoveButton>
  );
};

/** The ways to one space: a button with a digit for each. */
export const Ways = ({ choice }: { readonly choice: MapChoice }) => {
  const { t } = useTranslation(WORDS);
  const { ways, way, takeWay } = choice;
  const isMany = ways.length > 1;
  useKey('1', isMany ? () => takeWay(0) : undefined);
  useKey('2', isMany ? () => takeWay(1) : undefined);
  useKey('3', ways.length > 2 ? () => takeWay(2) : undefined);
  if (!isMany) return null;
  return (
    <>
      {ways.slice(0, 3).map((one, number) => (
        <Button
          key={one.via.join()}
          size="s"
          kbd={String(number + 1)}
          aria-pressed={one === way}
          onClick={() => takeWay(number)}
        >
          {one.via.length
            ? t('table.wayVia', { cities: one.via.map((city) => spaceName(city, t)).join(', ') })
            : t('table.wayDirect', { cities: '' })}
        </Button>
      ))}
    </>
  );
};

type DriveProps = {
  readonly view: View;
  readonly seat: string;
  readonly choice: MapChoice;
  readonly task: {
    readonly die: number | null;
    readonly least: number;
    readonly most: number;
    readonly optional: boolean;
  };
};

/** B-4 — drive: how far, and where to. */
export const DriveSign = ({ view, seat, choice, task: { die, least, most, optional } }: DriveProps) => {
  const { t } = useTranslation(WORDS);
  const here = view.trucks[seat]!;
  const { legal } = useMoves();
  const stay = moveNamed('drive', here);
  const isStuck = !choice.aim?.targets.length;
  // In front of a sign, points may be given up at once: B-4.4.
  const mayStay = !optional && isListed(legal, stay);
  const range = least === most ? 'exactly' : 'upTo';
  const { price, isWarned } = choice;
  const text = price
    ? t(isWarned ? 'table.drive.forcedAgain' : 'table.drive.forced', { sum: dm(price) })
    : t(isStuck ? 'table.drive.stuck' : `table.drive.${range}`, { count: most, least });
  return (
    <TaskSign
      title={die === null ? t('table.drive.granted') : t(`table.die.${die}`)}
      text={text}
      rule={price ? 'B-4.4' : isStuck ? 'B-4.6' : 'B-4.1'}
      drawing={die === null ? undefined : <Die face={die} />}
    >
      {isStuck ? (
        <MoveButton move={stay} variant="mine" isPrimary>
          {t('table.drive.stay')}
        </MoveButton>
      ) : (
        <Confirm choice={choice} word="table.drive.to" />
      )}
      <Ways choice={choice} />
      {!isStuck && mayStay && <MoveButton move={stay}>{t('table.drive.stay')}</MoveButton>}
      {optional && <MoveButton move={moveNamed('decline')}>{t('table.drive.stay')}</MoveButton>}
    </TaskSign>
  );
};

type PlaceProps = ComponentProps<typeof StartRolls> & { readonly choice: MapChoice };

/** B-2.2 — put the truck on the map. */
export const PlaceSign = ({ choice, ...rolled }: PlaceProps) => {
  const { t } = useTranslation(WORDS);
  const text = (
    <>
      {t('table.place.text')} <Rule of="B-2.2" />
      <StartRolls {...rolled} />
    </>
  );
  return (
    <TaskSign title={t('table.place.title')} text={text}>
      <Confirm choice={choice} word="table.place.here" />
    </TaskSign>
  );
};

/** B-9 — move the road works. */
export const RoadworksTask = ({ view, choice }: { readonly view: View; readonly choice: MapChoice }) => {
  const { t } = useTranslation(WORDS);
  const isNew = view.roadworks === null;
  return (
    <TaskSign
      variant="town"
      title={t(isNew ? 'table.roadworks.put' : 'table.roadworks.move')}
      text={t('table.roadworks.text')}
      rule="B-9.1"
      drawing={<SignDrawing kind="roadworks" />}
    >
      <Confirm choice={choice} word="table.roadworks.here" variant="go" />
      {view.options.roadworks === 'may' && (
        <MoveButton move={moveNamed('leaveRoadworks')}>{t('table.roadworks.leave')}</MoveButton>
      )}
    </TaskSign>
  );
};
