import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf, type Choice } from '../../games/shared/options';
import { useShelf } from '../games';
import type { Drawings, Look } from '../kit/gameUi';
import { useTableAtHand, type AtHand } from '../kit/tableAtHand';
import { Loading } from '../shell/Loading';
import styles from './Drawing.module.css';

/** Loaded once for each game: the same promise as long as the page lives. */
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

/** The drawing of a paragraph with the real cards and signs; nothing if there is none. */
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

type Chosen = { readonly name: string; readonly choice: string };

/** The chosen options that a paragraph depends on; for a section, those of the section itself. */
const useChosen = (
  game: string,
  of: string,
  options: Readonly<Record<string, Choice>>,
): readonly Chosen[] => {
  const { t } = useTranslation(game);
  const fields = Object.entries(useShelf().gameOf(game)?.options.fields ?? {});
  return fields
    .filter(([, { rule }]) => rule === of)
    .map(([option, { choices, numbers, sequence }]): Chosen => {
      const chosen = options[option]!;
      const isPlain = choices.includes(chosen) && !numbers && !sequence;
      const items = sequence && itemsOf(String(chosen)).map((item) => t(`options.${option}.items.${item}`));
      const choice = isPlain
        ? t(`options.${option}.choices.${chosen}`)
        : (items?.join(', ') ??
          t(`options.${option}.summary.${choices.includes(chosen) ? chosen : 'number'}`, { number: chosen }));
      return { name: t(`options.${option}.name`), choice };
    });
};

type Read = { drawings: Promise<Drawings>; table: AtHand; of: string };

const Meaning = ({ drawings, table, of }: Read) => {
  const { t } = useTranslation('rulebook');
  const { options, states } = use(drawings).atTable;
  const chosen = useChosen(table.game, of, options(table.view as never));
  const State = states[of];
  if (!chosen.length && !State) return null;
  return (
    <section className={styles.here} aria-label={t('sheet.here')}>
      <h3>{t('sheet.here')}</h3>
      {chosen.map(({ name, choice }) => (
        <p key={name}>
          {name} – <b>{choice}</b>
        </p>
      ))}
      {State && <State {...(table as AtHand & { view: never })} />}
    </section>
  );
};

/** What a paragraph means at the table below, by its options and current state; nothing if neither matters. */
export const MeaningHere = ({ game, of }: { game: string; of: string }) => {
  const table = useTableAtHand();
  const drawings = drawingsOf(useShelf().lookOf(game));
  return (
    table?.game === game &&
    drawings && (
      <Suspense fallback={null}>
        <Meaning drawings={drawings} table={table} of={of} />
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
