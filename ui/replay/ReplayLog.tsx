import { memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { Seal, seatNumber } from '../pieces/Seal';
import { Sheet } from '../pieces/Sheet';
import { StandInMark, Starred } from '../kit/LogLine';
import { Rule } from '../kit/Rule';
import styles from './ReplayLog.module.css';
import type { Story, StoryLine } from './useStory';

type GoTo = (step: number, moment: number) => void;
type When = 'past' | 'now' | 'later';

type LineProps = { line: StoryLine; when: When; onGoTo: GoTo };

const Line = memo(({ line, when, onGoTo }: LineProps) => {
  const { seat, text, rule, heading, spot, standIn, isTakenBack } = line;
  if (heading) return <li className={styles.heading}>{text}</li>;
  return (
    <li className={classNames(styles.line, styles[when])} aria-current={when === 'now' ? 'step' : undefined}>
      <button type="button" className={styles.jump} onClick={() => onGoTo(spot.step, spot.moment)}>
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

const whenOf = (id: number, { told, current }: Story): When => {
  if (id === current) return 'now';
  return id < told ? 'past' : 'later';
};

type Props = { story: Story; onGoTo: GoTo };

/** The whole match in words; the line that tells what is shown is yellow, and a press on any other goes there. */
export const ReplayLog = ({ story, onGoTo }: Props) => {
  const { lines, current } = story;
  const { t } = useTranslation('replay');
  const id = useId();
  const pages = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const around = pages.current;
    if (!around) return;
    const now = around.children[current] as HTMLElement | undefined;
    // By hand: scrollIntoView would scroll the page as well.
    const middle = now ? now.offsetTop - (around.clientHeight - now.offsetHeight) * 0.45 : 0;
    around.scrollTop = Math.max(middle, 0);
  }, [current]);

  return (
    <Sheet className={styles.log} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('log')}
      </h2>
      <ol ref={pages} className={styles.pages}>
        {lines.map((line) => (
          <Line key={line.id} line={line} when={whenOf(line.id, story)} onGoTo={onGoTo} />
        ))}
      </ol>
    </Sheet>
  );
};
