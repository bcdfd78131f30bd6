import { useTranslation } from 'react-i18next';
import { eventOf, type EventId } from '../../../../../games/auf-achse-board';
import { EventGlyph } from '../EventGlyph';
import { MoveButton } from '../../../../kit/MoveButton';
import { isListed, moveNamed, useMoves } from '../../../../kit/moves';
import { TaskSign } from '../TaskSign';
import type { MapChoice } from '../useMapChoice';
import { WORDS } from '../words';
import { Confirm, SignDrawing } from './AimSign';

type Props = { readonly card: EventId; readonly choice: MapChoice };

/** An event card for which a space is chosen on the map. */
export const EventSign = ({ card, choice }: Props) => {
  const { t } = useTranslation(WORDS);
  const { legal } = useMoves();
  const { aim } = choice;
  if (!aim) return null;
  const stay = moveNamed('carryOut');
  return (
    <TaskSign
      variant="town"
      title={t(`event.${card}.title`)}
      text={t(`event.${card}.effect`)}
      drawing={
        aim.sign ? <SignDrawing kind={aim.sign} /> : <EventGlyph effect={eventOf(card).effect} size={60} />
      }
    >
      <Confirm choice={choice} word={aim.sign ? 'table.event.putHere' : 'table.drive.to'} variant="go" />
      {isListed(legal, stay) && <MoveButton move={stay}>{t('table.event.stay')}</MoveButton>}
    </TaskSign>
  );
};
