import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../pieces/Notice';
import { Rule } from '../../../kit/Rule';
import { LostSign } from '../../../kit/TaskSign';
import { choiceWords, refusalWords } from '../refusalWords';
import type { No } from './useCardChoice';
import { WORDS } from './words';

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

/** The one line where the table answers: why not, with the way out and the rule; else what is to be done. */
export const NoticeLine = ({ id, no, calm, indent = 0, tail, className }: Props) => {
  const { t } = useTranslation(WORDS);
  const lost = useContext(LostSign);
  if (!no)
    return (
      <div className={className} data-notice>
        <Notice
          id={id}
          variant="calm"
          title={lost ? undefined : calm.title}
          {...(calm.icon && { icon: calm.icon })}
        >
          {lost && calm.title && <>{lost}. </>}
          {calm.text}
        </Notice>
      </div>
    );
  const { rule } = no.refusal;
  const { what, way } = no.kind === 'rule' ? refusalWords(no.refusal, [], t) : choiceWords(no.refusal, t);
  return (
    <div className={className} style={{ paddingInlineStart: indent }} data-notice>
      <Notice id={id} variant="refusal" title={what} rule={rule && <Rule of={rule} />} tail={tail}>
        {way}
      </Notice>
    </div>
  );
};
