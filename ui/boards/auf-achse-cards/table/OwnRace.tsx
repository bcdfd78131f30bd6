import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { faceOf, partsOf, raceScore, type CardId } from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { Odometer } from '../../../pieces/Odometer';
import { Plate } from '../../../pieces/Plate';
import { Seal } from '../../../pieces/Seal';
import { Stripes } from '../../../pieces/Stripes';
import { WheelToken } from '../../../pieces/WheelToken';
import { Starred } from '../../../kit/Starred';
import { CardPlace } from '../cards/CardPlace';
import { RaceLane } from '../cards/RaceLane';
import { captionsFor, cardIndex, WORDS } from './words';
import { FaceDownRace } from './FaceDownRace';
import { raceParts } from './raceParts';
import styles from './OwnRace.module.css';
import { isOpen, type Player } from './players';
import { Rule } from '../../../kit/Rule';
import type { Layout } from './useLayout';

type Props = {
  me: Player;
  /** Cards in the bays of the race, not laid yet. */
  staged: readonly CardId[];
  layout: Layout;
};

const RULE_OF_BREAK = { notHigher: 'K-4.2', action: 'K-4.4', rests: 'K-4.3' } as const;

/** What there is to know about the race: why something does not count, and what follows; how it grows unbroken. */
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

/** What the staged cards would make of the race. */
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

/** The reader's own race as it would score now, and as it would with the cards in the bays. */
export const OwnRace = memo(({ me, staged, layout }: Props) => {
  const { t } = useTranslation(WORDS);
  const width = layout.sizes.race;
  const isSide = layout.name === 'side';
  const isPhone = layout.name === 'phone' || isSide;
  const race = isOpen(me.race) ? me.race : undefined;
  const shown = race && [...race, ...staged];
  const km = race ? raceScore(race.map(faceOf)) : 0;
  const counting = partsOf((race ?? []).map(faceOf)).at(-1);
  const label = t('board.kilometres', { km });

  const why = race ? (
    <Why race={[...race, ...staged]} isPhone={isPhone} />
  ) : (
    <p className={styles.why}>
      <span>
        {t('board.why.memory')} <Rule of="K-3.6" />
      </span>
    </p>
  );
  const isEmpty = !me.race.length && !staged.length;
  const isWhyBeside = isPhone && isEmpty;
  const lane = (
    <div className={classNames(styles.lane, isWhyBeside && styles.start)}>
      {isEmpty && <CardPlace width={width} />}
      {isWhyBeside && why}
      {shown && shown.length > 0 && (
        <RaceLane
          parts={raceParts(shown, t, {
            isShort: isPhone,
            fresh: me.fresh,
            ghosts: staged.length,
            travels: true,
          })}
          width={width}
          label={t('board.ownRace')}
          breakLabel={t('board.break')}
          captions={captionsFor(t)}
        />
      )}
      {!race && (
        <FaceDownRace
          seat={me.seat}
          count={me.race.length}
          width={width}
          label={t('board.backs', { count: me.race.length })}
        />
      )}
    </div>
  );
  const score =
    race &&
    (isPhone ? <b>{label}</b> : <Odometer value={km} label={label} size={layout.isLow ? 's' : 'm'} />);
  const note =
    race && staged.length > 0 ? (
      <Preview race={race} staged={staged} />
    ) : (
      <span className={styles.soft}>
        {me.race.length > 0 && t('board.raceLength', { count: me.race.length })}
        {race &&
          counting?.kind === 'road' &&
          counting.cards.length < race.length &&
          `, ${t('board.raceCounting', { count: counting.cards.length })}`}
      </span>
    );
  const startMark = me.isStart && <WheelToken label={t('board.startPlayer')} size={isPhone ? 20 : 28} />;
  return (
    <section
      className={classNames(
        styles.own,
        isPhone && !isSide && styles.phone,
        isSide && styles.side,
        layout.isLow && styles.low,
      )}
      aria-label={t('board.ownRace')}
      data-place="own-race"
    >
      <div className={styles.who}>
        {!isPhone && (
          <span className={styles.owner}>
            <Plate seat={me.number} name={me.name} />
            {startMark}
          </span>
        )}
        <h2 className={styles.title}>
          {isPhone && <Seal seat={me.number} className={styles.seal} />}
          {t('board.ownRace')} {isPhone && startMark}
        </h2>
        {score && (
          <span className={styles.score}>
            {score}
            {!isPhone && t('board.km')}
          </span>
        )}
        <p className={styles.note}>{note}</p>
      </div>
      {lane}
      {!isWhyBeside && <div className={styles.reason}>{why}</div>}
    </section>
  );
});
OwnRace.displayName = 'OwnRace';
