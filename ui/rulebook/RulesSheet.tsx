import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useShelf } from '../games';
import { Button } from '../pieces/Button';
import { Dialog } from '../pieces/Dialog';
import { RuleChip } from '../pieces/RuleChip';
import { Tabs } from '../pieces/Tabs';
import { Loading } from '../shell/Loading';
import { CONTENTS, REFERENCE, type RulesPlace } from '../shell/rulesAtHand';
import { Drawing, MeaningHere, Reference } from './Drawing';
import { textOf } from './parseInline';
import type { Paragraph, ParsedRulebook, Section } from './parseRulebook';
import { ParagraphText, type Reading } from './RulebookText';
import styles from './RulesSheet.module.css';
import { useRulebook } from './useRulebook';

type Turn = (at: string) => void;

/** The section of a number, and the paragraph, if it names one. */
const placeIn = (rulebook: ParsedRulebook, at: string) => {
  const section = rulebook.sections.find(({ anchor }) => at === anchor || at.startsWith(`${anchor}.`));
  return { section, paragraph: section?.paragraphs.find(({ anchor }) => anchor === at) };
};

/** The first sentence of a paragraph, for links to its neighbours; CSS shortens it if necessary. */
const beginningOf = ({ printed, ruling }: Paragraph): string => {
  const beginning = /^.*?[.:;!?](?=\s|$)/.exec(textOf(printed.length ? printed : ruling))?.[0];
  return beginning?.replace(/\s*[:;]$/, ' …') ?? textOf(printed);
};

const Contents = ({ rulebook, onTurn }: { rulebook: ParsedRulebook; onTurn: Turn }) => (
  <ol className={styles.contents}>
    {rulebook.sections.map(({ anchor, title }) => (
      <li key={anchor}>
        <button type="button" onClick={() => onTurn(anchor)}>
          <span>{anchor}</span> {title}
        </button>
      </li>
    ))}
  </ol>
);

type PageProps = { game: string; section: Section; paragraph: Paragraph | undefined; onTurn: Turn };

/** One paragraph with its drawing and links to its neighbours; for a section, all of its paragraphs. */
const Page = ({ game, section, paragraph, onTurn }: PageProps) => {
  const { t } = useTranslation('rulebook');
  const rulesHref = (anchor: string) => `/rules/${game}#${anchor}`;
  const onFollow = (anchor: string, event: MouseEvent) => {
    event.preventDefault();
    onTurn(anchor);
  };
  const reading: Reading = { here: undefined, wanted: [], rulesHref, onFollow };
  const shown = paragraph ? [paragraph] : section.paragraphs;
  const beside = paragraph ? section.paragraphs.filter((one) => one !== paragraph) : [];
  return (
    <div className={styles.page}>
      {shown.map((one) => (
        <div key={one.anchor} className={styles.paragraph}>
          {!paragraph && (
            <a
              className={styles.number}
              href={rulesHref(one.anchor)}
              onClick={(event) => onFollow(one.anchor, event)}
            >
              {one.anchor}
            </a>
          )}
          <ParagraphText paragraph={one} reading={reading} />
          <Drawing game={game} of={one.anchor} />
          <MeaningHere game={game} of={one.anchor} />
        </div>
      ))}
      {!paragraph && <MeaningHere game={game} of={section.anchor} />}
      {beside.length > 0 && (
        <section>
          <h3>{t('sheet.beside')}</h3>
          <ul className={styles.beside}>
            {beside.map((one) => (
              <li key={one.anchor}>
                <RuleChip
                  rule={one.anchor}
                  href={rulesHref(one.anchor)}
                  onClick={(event) => onFollow(one.anchor, event)}
                />{' '}
                {beginningOf(one)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

type FootProps = { rulebook: ParsedRulebook; game: string; at: string; onTurn: Turn };

/** Buttons for the previous and the next paragraph, and for the whole rulebook in a new tab. */
const Foot = ({ rulebook, game, at, onTurn }: FootProps) => {
  const { t } = useTranslation('rulebook');
  const anchors = rulebook.sections.flatMap(({ paragraphs }) => paragraphs.map(({ anchor }) => anchor));
  const here = anchors.findIndex((anchor) => anchor === at || anchor.startsWith(`${at}.`));
  const before = here > 0 ? anchors[here - 1] : undefined;
  const after = here < 0 ? undefined : anchors[here + 1];
  return (
    <>
      {before && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('sheet.back', { anchor: before })}
          onClick={() => onTurn(before)}
        >
          ‹ {before}
        </Button>
      )}
      {after && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('sheet.on', { anchor: after })}
          onClick={() => onTurn(after)}
        >
          {after} ›
        </Button>
      )}
      <a
        className={styles.whole}
        href={`/rules/${game}${here < 0 ? '' : `#${at}`}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('sheet.whole')}
      </a>
    </>
  );
};

type Props = { place: RulesPlace; onTurn: Turn; onClose: () => void };

const Opened = ({ rulebook, place: { game, at }, onTurn, onClose }: Props & { rulebook: ParsedRulebook }) => {
  const { t, i18n } = useTranslation('rulebook');
  const { t: words } = useTranslation(game);
  const { lookOf } = useShelf();
  const { section, paragraph } = placeIn(rulebook, at);
  const lately = useRef(rulebook.sections[0]!.anchor);
  useEffect(() => {
    if (section) lately.current = at;
  }, [at, section]);
  const tab = at === REFERENCE ? 'reference' : section ? 'rule' : 'contents';
  const turnTo = (id: 'rule' | 'contents' | 'reference') =>
    onTurn(id === 'rule' ? lately.current : id === 'contents' ? CONTENTS : REFERENCE);
  const reference = words('reference.title');
  const title = tab === 'reference' ? reference : section ? section.title : t('title');
  return (
    <Dialog
      size="side"
      title={title}
      before={section && <span className={styles.chip}>{at}</span>}
      closeLabel={t('sheet.close')}
      onClose={onClose}
      foot={<Foot rulebook={rulebook} game={game} at={at} onTurn={onTurn} />}
    >
      <div lang={i18n.language}>
        <Tabs
          compact
          label={t('title')}
          tabs={[
            { id: 'rule', label: t('sheet.rule') },
            { id: 'contents', label: t('contents') },
            ...(lookOf(game)?.drawings ? [{ id: 'reference' as const, label: reference }] : []),
          ]}
          selected={tab}
          onSelect={turnTo}
          panelClassName={styles.panel}
        >
          {tab === 'contents' && <Contents rulebook={rulebook} onTurn={onTurn} />}
          {tab === 'reference' && <Reference game={game} />}
          {section && <Page key={at} game={game} section={section} paragraph={paragraph} onTurn={onTurn} />}
        </Tabs>
      </div>
    </Dialog>
  );
};

/** The rules over the table: one paragraph with its drawing, the contents, or all cards; nothing below is lost. */
export const RulesSheet = (props: Props) => {
  const { t, i18n } = useTranslation('rulebook');
  const { fetched, again } = useRulebook(props.place.game, i18n.language);
  if (fetched && 'pages' in fetched) return <Opened {...props} rulebook={fetched.pages} />;
  return (
    <Dialog size="side" title={t('title')} closeLabel={t('sheet.close')} onClose={props.onClose}>
      {fetched ? (
        <p role="alert">
          {t('failed')} <Button onClick={again}>{t('retry')}</Button>
        </p>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
};
