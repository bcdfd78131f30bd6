import { useContext, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../pieces/classNames';
import { KeySign } from '../../../pieces/KeySign';
import { Notice } from '../../../pieces/Notice';
import { Rule } from '../../../kit/Rule';
import { Starred } from '../../../kit/Starred';
import { LostSign } from '../../../kit/TaskSign';
import { choiceWords, refusalWords } from '../refusalWords';
import styles from './NoticeLine.module.css';
import { turnHint, type HintGiven, type TurnHint } from './turnHint';
import type { No } from './useCardChoice';
import { WORDS } from './words';

type Props = {
  id: string;
  no: No | undefined;
  /** The situation it describes while nothing is refused. */
  given: HintGiven;
  /** The distance of a refusal from the left, and of its pointer towards the card within it, in px. */
  indent?: number | undefined;
  tail?: number | undefined;
  className?: string | undefined;
};

/** The bar at its left: something to do, or a card picked up, and then whether the trip would lose by it. */
const toneOf = ({ title, keys, rule, isLoss }: TurnHint) => {
  if (!title) return undefined;
  if (isLoss) return 'loss';
  return keys || rule ? 'ready' : 'due';
};

/** The notice line: why something is refused, with what to do instead and the paragraph; otherwise what to do now. */
export const NoticeLine = ({ id, no, given, indent = 0, tail, className }: Props) => {
  const { t } = useTranslation(WORDS);
  // a picked-up card rises at once; the text about it follows a moment later
  const told = useDeferredValue(given);
  const calm = useMemo(() => turnHint(told, t), [told, t]);
  const lost = useContext(LostSign);
  const tone = toneOf(calm);
  if (!no)
    return (
      <div className={classNames(className, tone && styles.toned)} data-notice data-tone={tone}>
        <Notice
          id={id}
          variant="calm"
          title={lost ? undefined : calm.title}
          {...(calm.icon && { icon: calm.icon })}
        >
          {lost && calm.title && <>{lost}. </>}
          <span aria-hidden={calm.isRead}>
            <Starred text={calm.text} />
          </span>
          {calm.rule && (
            <>
              {' '}
              <Rule of={calm.rule} />
            </>
          )}
          {calm.keys?.map(([key, words]) => (
            <span key={key} className={styles.key}>
              <kbd>
                <KeySign name={key} />
              </kbd>{' '}
              {words}
            </span>
          ))}
        </Notice>
      </div>
    );
  const { rule } = no.refusal;
  const { what, way } = no.kind === 'rule' ? refusalWords(no.refusal, [], t) : choiceWords(no.refusal, t);
  return (
    <div className={className} style={{ paddingInlineStart: indent }} data-notice data-refused>
      <Notice id={id} variant="refusal" title={what} rule={rule && <Rule of={rule} />} tail={tail}>
        {way}
      </Notice>
    </div>
  );
};
