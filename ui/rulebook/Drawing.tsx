import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import type { Drawings, Look } from '../kit/gameUi';
import { Loading } from '../shell/Loading';
import styles from './Drawing.module.css';

/** Asked once for each game: the same promise as long as the page lives. */
const asked = new WeakMap<Look, Promise<Drawings>>();

const drawingsOf = (look: Look | undefined): Promise<Drawings> | undefined => {
  if (!look?.drawings) return undefined;
  const drawings = asked.get(look) ?? look.drawings();
  asked.set(look, drawings);
  return drawings;
};

type Fetched = { drawings: Promise<Drawings> };

const Example = ({ drawings, of }: Fetched & { of: string }) => {
  const { t } = useTranslation('rulebook');
  const Shown = use(drawings).examples[of];
  if (!Shown) return null;
  return (
    <figure className={styles.example}>
      <figcaption>{t('sheet.example')}</figcaption>
      <Shown />
    </figure>
  );
};

/** What a paragraph looks like on the table, drawn with the real cards and signs; nothing where nothing is drawn. */
export const Drawing = ({ game, of }: { game: string; of: string }) => {
  const drawings = drawingsOf(useShelf().lookOf(game));
  return (
    drawings && (
      <Suspense fallback={null}>
        <Example drawings={drawings} of={of} />
      </Suspense>
    )
  );
};

const All = ({ drawings }: Fetched) => {
  const { Reference: Shown } = use(drawings);
  return <Shown />;
};

/** All cards, contracts, events or circuits of a game. */
export const Reference = ({ game }: { game: string }) => {
  const drawings = drawingsOf(useShelf().lookOf(game));
  return (
    drawings && (
      <Suspense fallback={<Loading />}>
        <All drawings={drawings} />
      </Suspense>
    )
  );
};
