import { useTranslation } from 'react-i18next';
import type { Face } from '../../../../games/auf-achse-cards';
import { Notice } from '../../../pieces/Notice';
import { cardIndex, WORDS } from './words';
import { Rule } from '../../../kit/Rule';
import type { No } from './useChoice';

type Props = {
  id: string;
  no: No | undefined;
  /** What is to be done or awaited, while nothing is refused. */
  calm: { readonly title?: string; readonly text: string; readonly icon?: 'hour' | 'eye' };
  /** How far from the left a refusal stands, and where in it the point down to the card is, in px. */
  indent?: number | undefined;
  tail?: number | undefined;
  className?: string | undefined;
};

const WORDS_OF = { rule: 'refusals', choice: 'board.choice' } as const;

/** The one line where the table answers: why not, with the way out and the rule; else what is to be done. */
export const NoticeLine = ({ id, no, calm, indent = 0, tail, className }: Props) => {
  const { t } = useTranslation(WORDS);
  if (!no)
    return (
      <div className={className} data-notice>
        <Notice id={id} variant="calm" title={calm.title} {...(calm.icon && { icon: calm.icon })}>
          {calm.text}
        </Notice>
      </div>
    );
  const { reason, values, rule } = no.refusal;
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'card' || name === 'there' ? cardIndex(value as Face, t) : value,
    ]),
  );
  const room = WORDS_OF[no.kind];
  return (
    <div className={className} style={{ paddingInlineStart: indent }} data-notice>
      <Notice
        id={id}
        variant="refusal"
        title={t(`${room}.${reason}.what`, named)}
        rule={rule && <Rule of={rule} />}
        tail={tail}
      >
        {t(`${room}.${reason}.way`, named)}
      </Notice>
    </div>
  );
};
