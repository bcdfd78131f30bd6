import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { faceOf, partsOf, raceScore, type CardId } from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { Odometer } from '../../../pieces/Odometer';
import { isLongName } from '../../../pieces/longName';
import { Plate } from '../../../pieces/Plate';
import { Seal } from '../../../pieces/Seal';
import { Stripes } from '../../../pieces/Stripes';
import { Starred } from '../../../kit/Starred';
import { CardPlace } from '../cards/CardPlace';
import { RaceLane } from '../cards/RaceLane';
import { captionsFor, cardIndex, WORDS } from './words';
import { FaceDownRace } from './FaceDownRace';
import { raceParts } from './raceParts';
import { StartMark } from './StartMark';
import styles from './OwnRace.module.css';
import { isOpen, type Player } from './players';
import { Rule } from '../../../kit/Rule';
import type { Layout } from './useLayout';

type Props = {
  me: Player;
  /** Cards in the bays of the race, not played yet. */
  staged: readonly CardId[];
  layout: Layout;
  className?: string | undefined;
};

const RULE_OF_BREAK = { notHigher: 'K-4.2', action: 'K-4.4', rests: 'K-4.3' } as const;

/** The text about the race: why a part does not count and what follows, or how it grows without a break. */
const useReason = (race: readonly CardId[]) => {
  const { t } = useTranslation(WORDS);
  const parts = partsOf(race.map(faceOf));
  const last = parts.at(-1);
  const broken = parts.at(-2)?.brokenBy;
  if (last && last.kind !== 'road')
    return {
      text: t(`board.why.endsIn.${last.kind}`),
      more: t('board.why.afresh'),
      rule: 'K-4.4',
      isBreak: true,
    };
  if (broken)
    return {
      text: t(`board.why.${broken.by}`, { ...broken }),
      more: t('board.why.after'),
      rule: RULE_OF_BREAK[broken.by],
      isBreak: true,
    };
  return { text: t(race.length ? 'board.why.unbroken' : 'board.why.empty'), rule: 'K-4.1', isBreak: false };
};

const Why = ({ race, isPhone }: { race: readonly CardId[]; isPhone: boolean }) => {
  const { text, more, rule, isBreak } = useReason(race);
  return (
    <p className={styles.why}>
      {isBreak && <Stripes className={styles.stripes} />}
      <span>
        <Starred text={text} /> {!isPhone && more} <Rule of={rule} />
      </span>
    </p>
  );
};

const FromMemory = () => {
  const { t } = useTranslation(WORDS);
  return (
    <p className={styles.why}>
      <span>
        {t('board.why.memory')} <Rule of="K-3.6" />
      </span>
    </p>
  );
};

/** What the race would be worth with the staged cards. */
const Preview = ({ race, staged }: { race: readonly CardId[]; staged: readonly CardId[] }) => {
  const { t } = useTranslation(WORDS);
  const before = raceScore(race.map(faceOf));
  const km = raceScore([...race, ...staged].map(faceOf));
  return (
    <span className={km < before ? styles.loss : styles.gain}>
      <Starred
        text={t('board.preview', { card: staged.map((id) => cardIndex(faceOf(id), t)).join(' + '), km })}
      />
    </span>
  );
};

type OwnProps = Props & {
  /** The cards played so far, if the reader may look at them (K-3.6). */
  readonly race: readonly CardId[] | undefined;
};

const isSmall = ({ name }: Layout): boolean => name === 'phone' || name === 'side';

/** The owner of the race. */
const Owner = ({ me, layout }: OwnProps) => {
  const { t } = useTranslation(WORDS);
  const isPhone = isSmall(layout);
  const startMark = me.isStart && <StartMark size={isPhone ? 20 : 28} />;
  return (
    <>
      {!isPhone && (
        <span className={styles.owner}>
          <Plate seat={me.number} name={me.name} className={isLongName(me.name) ? styles.long : undefined} />
          {startMark}
        </span>
      )}
      <h2 className={styles.title}>
        {isPhone && <Seal seat={me.number} className={styles.seal} />}
        {t('board.ownRace')} {isPhone && startMark}
      </h2>
    </>
  );
};

/** The current value of the race. */
const Score = ({ race, layout }: OwnProps) => {
  const { t } = useTranslation(WORDS);
  if (!race) return null;
  const km = raceScore(race.map(faceOf));
  const label = t('board.kilometres', { km });
  return (
    <span className={styles.score}>
      {isSmall(layout) ? (
        <b>{label}</b>
      ) : (
        <>
          <Odometer value={km} label={label} size={layout.isLow ? 's' : 'm'} />
          {t('board.km')}
        </>
      )}
    </span>
  );
};

/** The number of its cards, and how many of them count. */
const Length = ({ me, race }: OwnProps) => {
  const { t } = useTranslation(WORDS);
  const cards = (race ?? []).map(faceOf);
  const counting = partsOf(cards).at(-1);
  return (
    <span className={styles.soft}>
      {me.race.length > 0 && t('board.raceLength', { count: me.race.length })}
      {counting?.kind === 'road' &&
        counting.cards.length < cards.length &&
        `, ${t('board.raceCounting', { count: counting.cards.length })}`}
    </span>
  );
};

/** Its cards, followed by those in the bays; backs where the reader must remember them. */
const Lane = ({ me, race, staged, layout }: OwnProps) => {
  const { t } = useTranslation(WORDS);
  const width = layout.sizes.race;
  if (!race)
    return (
      <FaceDownRace
        seat={me.seat}
        count={me.race.length}
        width={width}
        label={t('board.backs', { count: me.race.length })}
      />
    );
  const cards = [...race, ...staged];
  if (!cards.length) return null;
  return (
    <RaceLane
      parts={raceParts(cards, t, {
        isShort: isSmall(layout),
        fresh: me.fresh,
        ghosts: staged.length,
        travels: true,
      })}
      width={width}
      label={t('board.ownRace')}
      breakLabel={t('board.break')}
      captions={captionsFor(t)}
    />
  );
};

/** The reader's own race with its current value, and its value with the cards in the bays. */
export const OwnRace = memo((props: Props) => {
  const { me, staged, layout } = props;
  const { t } = useTranslation(WORDS);
  const race = isOpen(me.race) ? me.race : undefined;
  const own = { ...props, race };
  const isEmpty = !me.race.length && !staged.length;
  const isWhyBeside = isSmall(layout) && isEmpty;
  const why = race ? <Why race={[...race, ...staged]} isPhone={isSmall(layout)} /> : <FromMemory />;
  return (
    <section
      className={classNames(
        styles.own,
        layout.name === 'phone' && styles.phone,
        layout.name === 'side' && styles.side,
        layout.isLow && styles.low,
        props.className,
      )}
      aria-label={t('board.ownRace')}
      data-place="own-race"
    >
      <div className={styles.who}>
        <Owner {...own} />
        <Score {...own} />
        <p className={styles.note}>
          {race && staged.length > 0 ? <Preview race={race} staged={staged} /> : <Length {...own} />}
        </p>
      </div>
      <div className={classNames(styles.lane, isWhyBeside && styles.start)}>
        {isEmpty && <CardPlace width={layout.sizes.race} />}
        {isWhyBeside && why}
        <Lane {...own} />
      </div>
      {!isWhyBeside && <div className={styles.reason}>{why}</div>}
    </section>
  );
});
OwnRace.displayName = 'OwnRace';
