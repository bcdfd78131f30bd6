import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { classNames } from '../pieces/classNames';
import { RuleChip } from '../pieces/RuleChip';
import { CopyLink } from './CopyLink';
import { Drawing } from './Drawing';
import type { Inline } from './parseInline';
import type { Block, Paragraph, Section } from './parseRulebook';
import { markHits } from './searchRulebook';
import styles from './Rulebook.module.css';

/** The state of reading a rulebook. */
export type Reading = {
  /** The paragraph or section that the reader was sent to. */
  readonly here: string | undefined;
  /** The search words, normalised. */
  readonly wanted: readonly string[];
  /** The address of a paragraph. */
  readonly rulesHref: (anchor: string) => string;
  /** A link to a paragraph was followed. */
  readonly onFollow: (anchor: string, event: MouseEvent) => void;
  /** The game whose cards and signs are drawn beside the paragraphs. */
  readonly drawn?: string | undefined;
};

type Read = { reading: Reading };

/** Pieces of text never move or change places, so their index is their key. */
const keyed = <T,>(items: readonly T[]) => items.map((item, key) => ({ item, key }));

const Words = ({ text, reading }: Read & { text: string }) =>
  keyed(markHits(text, reading.wanted)).map(({ item, key }) =>
    item.hit ? <mark key={key}>{item.text}</mark> : <Fragment key={key}>{item.text}</Fragment>,
  );

const TAGS = { text: Fragment, strong: 'strong', term: 'em' } as const;

const Sentence = ({ inlines, reading }: Read & { inlines: readonly Inline[] }) =>
  keyed(inlines).map(({ item, key }) => {
    if (item.kind === 'reference')
      return (
        <Link
          key={key}
          className={styles.reference}
          href={reading.rulesHref(item.anchor)}
          onClick={(event) => reading.onFollow(item.anchor, event)}
        >
          {item.anchor}
        </Link>
      );
    const Tag = TAGS[item.kind];
    return (
      <Tag key={key}>
        <Words text={item.text} reading={reading} />
      </Tag>
    );
  });

/** Prose and tables of a rulebook; paragraph numbers in them are links. */
export const Blocks = ({ blocks, reading }: Read & { blocks: readonly Block[] }) =>
  keyed(blocks).map(({ item, key }) =>
    item.kind === 'prose' ? (
      <p key={key}>
        <Sentence inlines={item.text} reading={reading} />
      </p>
    ) : (
      <div key={key} className={styles.tableRoom}>
        <table>
          <thead>
            <tr>
              {keyed(item.head).map((cell) => (
                <th key={cell.key} scope="col">
                  <Sentence inlines={cell.item} reading={reading} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(item.rows).map((row) => (
              <tr key={row.key}>
                {keyed(row.item).map((cell) => (
                  <td key={cell.key}>
                    <Sentence inlines={cell.item} reading={reading} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ),
  );

/** The text of a paragraph: the source, our ruling, and what belongs to it. */
export const ParagraphText = ({ paragraph, reading }: Read & { paragraph: Paragraph }) => {
  const { t } = useTranslation('rulebook');
  const { printed, ruling, below } = paragraph;
  return (
    <>
      {printed.length > 0 && (
        <p>
          <Sentence inlines={printed} reading={reading} />
        </p>
      )}
      {ruling.length > 0 && (
        <p className={styles.ruling}>
          <span className={styles.rulingMark} title={t('rulingHint')}>
            {t('ruling')}
          </span>{' '}
          <Sentence inlines={ruling} reading={reading} />
        </p>
      )}
      <Blocks blocks={below} reading={reading} />
    </>
  );
};

const Numbered = ({ paragraph, reading }: Read & { paragraph: Paragraph }) => {
  const { anchor } = paragraph;
  const isHere = reading.here === anchor;
  return (
    <li id={anchor} tabIndex={-1} className={classNames(styles.paragraph, isHere && styles.here)}>
      <Link asChild href={reading.rulesHref(anchor)} onClick={(event) => reading.onFollow(anchor, event)}>
        <RuleChip className={styles.number} rule={anchor} href={reading.rulesHref(anchor)} />
      </Link>
      <div className={styles.text}>
        <ParagraphText paragraph={paragraph} reading={reading} />
        {reading.drawn && <Drawing game={reading.drawn} of={anchor} />}
        {isHere && <CopyLink key={anchor} href={reading.rulesHref(anchor)} />}
      </div>
    </li>
  );
};

/** A section below its motorway sign, with every paragraph and its number. */
export const SectionText = ({ section, reading }: Read & { section: Section }) => (
  <section aria-labelledby={section.anchor} className={styles.section}>
    <h2 id={section.anchor} tabIndex={-1} className={styles.sectionTitle}>
      <Link
        className={styles.exit}
        href={reading.rulesHref(section.anchor)}
        onClick={(event) => reading.onFollow(section.anchor, event)}
      >
        {section.anchor}
      </Link>{' '}
      <Words text={section.title} reading={reading} />
    </h2>
    <div className={styles.lead}>
      <Blocks blocks={section.lead} reading={reading} />
    </div>
    <ol>
      {section.paragraphs.map((paragraph) => (
        <Numbered key={paragraph.anchor} paragraph={paragraph} reading={reading} />
      ))}
    </ol>
  </section>
);
