import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../pieces/Button';
import styles from './Controls.module.css';
import { SPEEDS, type Playback, type Speed } from './usePlayback';

type Props = {
  playback: Playback;
  /** How many steps there are. */
  length: number;
  /** How many moments the current step has. */
  moments: number;
  isAsideOpen: boolean;
  onAside: (event: MouseEvent<HTMLElement>) => void;
  onShare: () => void;
  onExport: () => void;
};

const SPEED_SIGNS: Record<Speed, string> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

const Speeds = ({ speed, setSpeed }: Pick<Playback, 'speed' | 'setSpeed'>) => {
  const { t } = useTranslation('replay');
  return (
    <div role="group" aria-label={t('speed')} className={styles.speeds}>
      {SPEEDS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.speed}
          aria-pressed={one === speed}
          onClick={() => setSpeed(one)}
        >
          {SPEED_SIGNS[one]}
        </button>
      ))}
    </div>
  );
};

/** The speed choice on a single button: each press selects the next speed. */
const SpeedCycle = ({ speed, setSpeed }: Pick<Playback, 'speed' | 'setSpeed'>) => {
  const { t } = useTranslation('replay');
  const following = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  return (
    <Button
      variant="dark"
      square
      className={styles.cycle}
      aria-label={t('speedIs', { speed: SPEED_SIGNS[speed] })}
      onClick={() => setSpeed(following)}
    >
      {SPEED_SIGNS[speed]}
    </Button>
  );
};

/** The row of buttons that move through a replay, share it and export it. */
export const Controls = (props: Props) => {
  const { playback, length, moments, isAsideOpen, onAside, onShare, onExport } = props;
  const { spot, isPlaying, toggle, stepOn, stepBack, toStart, toEnd } = playback;
  const { t } = useTranslation('replay');
  return (
    <div className={styles.controls}>
      <div className={styles.transport}>
        <Button variant="dark" square icon="first" aria-label={t('toStart')} onClick={toStart} />
        <Button variant="dark" square icon="prev" aria-label={t('stepBack')} onClick={stepBack} />
        <Button
          variant="mine"
          className={styles.play}
          icon={isPlaying ? 'pause' : 'play'}
          kbd={t('space')}
          onClick={toggle}
        >
          {t(isPlaying ? 'pause' : 'play')}
        </Button>
        <Button variant="dark" square icon="next" aria-label={t('stepOn')} onClick={stepOn} />
        <Button variant="dark" square icon="last" aria-label={t('toEnd')} onClick={toEnd} />
      </div>
      <Speeds speed={playback.speed} setSpeed={playback.setSpeed} />
      <p className={styles.where}>
        <span>
          {t('step')} <b>{spot.step}</b> {t('of', { length })}
        </span>
        {moments > 1 && (
          <span
            className={styles.moment}
            aria-label={t('moment', { moment: spot.moment + 1, moments })}
            role="img"
          >
            {Array.from({ length: moments }, (_, at) => (
              <i key={at} className={at <= spot.moment ? styles.seen : undefined} />
            ))}
          </span>
        )}
      </p>
      <p className={styles.keys}>{t('keys')}</p>
      <div className={styles.takeaway}>
        <SpeedCycle speed={playback.speed} setSpeed={playback.setSpeed} />
        <Button
          variant="dark"
          icon="people"
          className={styles.drawer}
          aria-expanded={isAsideOpen}
          onClick={onAside}
        >
          {t('aside')}
        </Button>
        <Button variant="dark" icon="link" className={styles.share} onClick={onShare}>
          {t('copyLink')}
        </Button>
        <Button variant="dark" icon="save" className={styles.export} onClick={onExport}>
          {t('export')}
        </Button>
      </div>
    </div>
  );
};
