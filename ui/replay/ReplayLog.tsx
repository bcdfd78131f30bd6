import { memo, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { followSize } from '../pieces/boxSize';
import { classNames } from '../pieces/classNames';
import { Seal, seatNumber } from '../pieces/Seal';
import { Sheet } from '../pieces/Sheet';
import { StandInMark } from '../kit/LogLine';
import { Starred } from '../kit/Starred';
import { Rule } from '../kit/Rule';
import styles from './ReplayLog.module.css';
import type { Story, StoryLine } from './useStory';

type GoTo = (step: number, moment: number) => void;
type When = 'past' | 'now' | 'later';

type LineProps = { line: StoryLine; when: When; onJump: (line: StoryLine) => void };

const Line = memo(({ line, when, onJump }: LineProps) => {
  const { seat, text, rule, heading, standIn, isTakenBack } = line;
  if (heading) return <li className={styles.heading}>{text}</li>;
  return (
    <li className={classNames(styles.line, styles[when])} aria-current={when === 'now' ? 'step' : undefined}>
      <button
        type="button"
        className={classNames(styles.jump, seat !== undefined && styles.sealed)}
        onClick={() => onJump(line)}
      >
        {seat !== undefined && <Seal seat={seatNumber(seat)} size={17} className={styles.seal} />}
        {standIn && <StandInMark level={standIn} />}
        {isTakenBack ? (
          <s>
            <Starred text={text} />
          </s>
        ) : (
          <Starred text={text} />
        )}
      </button>
      {rule && <Rule of={rule} />}
    </li>
  );
});

const whenOf = (line: StoryLine, { isTold, current }: Story): When => {
  if (line.id === current) return 'now';
  return isTold(line) ? 'past' : 'later';
};

/** When the reader scrolls this close to either end of the list, in px, more lines are added. */
const NEAR = 200;

/** Scrolls to the line about the current place; by hand, because scrollIntoView would scroll the page as well. */
const showNow = (pages: HTMLElement) => {
  const now = pages.querySelector<HTMLElement>('[aria-current]');
  const middle = now ? now.offsetTop - (pages.clientHeight - now.offsetHeight) * 0.45 : 0;
  pages.scrollTop = Math.max(middle, 0);
};

type Props = { story: Story; onGoTo: GoTo };

/** The match in words. The line about the current place is yellow; pressing another line goes there. */
export const ReplayLog = ({ story, onGoTo }: Props) => {
  const { lines, current, spotOf, more } = story;
  const { t } = useTranslation('replay');
  const id = useId();
  const pages = useRef<HTMLOListElement>(null);
  const laid = useRef({ first: lines[0]?.id, height: 0 });
  const jump = useCallback(
    (line: StoryLine) => {
      const { step, moment } = spotOf(line);
      onGoTo(step, moment);
    },
    [spotOf, onGoTo],
  );

  // lines added at the top must not move what the reader is reading
  useLayoutEffect(() => {
    const { scrollHeight } = pages.current!;
    if (laid.current.first !== lines[0]?.id) pages.current!.scrollTop += scrollHeight - laid.current.height;
    laid.current = { first: lines[0]?.id, height: scrollHeight };
  }, [lines]);
  useEffect(() => {
    if (current === undefined) pages.current!.scrollTop = 0;
    else showNow(pages.current!);
  }, [current]);
  // a tablet that is turned shows the list in another size, or again
  useEffect(() => {
    const list = pages.current!;
    return followSize(list, () => showNow(list));
  }, []);

  const readOn = () => {
    const { scrollTop, scrollHeight, clientHeight } = pages.current!;
    if (scrollTop < NEAR) more('before');
    if (scrollHeight - scrollTop - clientHeight < NEAR) more('after');
  };
  return (
    <Sheet className={styles.log} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('log')}
      </h2>
      <ol ref={pages} className={styles.pages} onScroll={readOn}>
        {lines.map((line) => (
          <Line key={line.id} line={line} when={whenOf(line, story)} onJump={jump} />
        ))}
      </ol>
    </Sheet>
  );
};
