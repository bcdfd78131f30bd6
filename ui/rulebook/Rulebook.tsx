import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../pieces/Button';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { Sign } from '../pieces/Sign';
import type { ParsedRulebook } from './parseRulebook';
import { Blocks, SectionText, type Reading } from './RulebookText';
import { searchRulebook, wordsOf } from './searchRulebook';
import styles from './Rulebook.module.css';

type Props = {
  rulebook: ParsedRulebook;
  /** The paragraph (`K-4.1`) or section (`K-4`) to open. */
  paragraph?: string | undefined;
  /** The address of a paragraph. */
  rulesHref: (anchor: string) => string;
  /** The game whose cards and signs are drawn beside the paragraphs. */
  drawn?: string;
};

/** Scrolls to where the reader was sent, each time, and sets the focus there for keyboard users. */
const useArrival = (arrival: { readonly anchor: string | undefined }) =>
  useEffect(() => {
    const target = arrival.anchor && document.getElementById(arrival.anchor);
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }, [arrival]);

type SearchProps = {
  query: string;
  onSearch: (query: string) => void;
  /** How many paragraphs were found; undefined while nothing is searched for. */
  found: number | undefined;
};

/** The field to search with, and how much was found. */
const Search = ({ query, onSearch, found }: SearchProps) => {
  const { t } = useTranslation('rulebook');
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{t('search')}</label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
      />
      <output htmlFor={id}>{found !== undefined && t('found', { count: found })}</output>
    </div>
  );
};

type ContentsProps = { sections: ParsedRulebook['sections']; reading: Reading };

/** The list of sections; the one that is read is marked. */
const Contents = ({ sections, reading: { here, rulesHref, onFollow } }: ContentsProps) => {
  const { t } = useTranslation('rulebook');
  const isHere = (section: string) => here === section || here?.startsWith(`${section}.`) === true;
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ol>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link
              href={rulesHref(anchor)}
              onClick={(event) => onFollow(anchor, event)}
              aria-current={isHere(anchor) ? 'location' : undefined}
            >
              <span className={styles.exit}>{anchor}</span> {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The rulebook of a game: contents, search, and every paragraph with its number as a link target. */
export const Rulebook = ({ rulebook, paragraph, rulesHref, drawn }: Props) => {
  const { t, i18n } = useTranslation('rulebook');
  const [query, setQuery] = useState('');
  const [arrival, setArrival] = useState({ anchor: paragraph });
  useArrival(arrival);

  const arrive = (anchor: string | undefined) => {
    setQuery('');
    setArrival({ anchor });
  };
  if (arrival.anchor !== paragraph) arrive(paragraph);
  /** The address changes for every paragraph except the one already open. */
  const follow = (anchor: string) => {
    if (anchor === paragraph) arrive(anchor);
  };

  const wanted = useMemo(() => wordsOf(query), [query]);
  const sections = searchRulebook(rulebook, wanted);
  const found = sections.reduce((sum, section) => sum + section.paragraphs.length, 0);
  const reading: Reading = { here: paragraph, wanted, rulesHref, onFollow: follow, drawn };

  return (
    <article className={styles.rulebook} lang={i18n.language}>
      <header className={styles.top}>
        <Sign className={styles.title}>
          <p className={styles.kicker}>{t('title')}</p>
          <h1>{rulebook.title}</h1>
        </Sign>
        <Button className={styles.print} variant="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </header>

      <div className={classNames(styles.finding, wanted.length > 0 && styles.searching)}>
        <Search query={query} onSearch={setQuery} found={wanted.length > 0 ? found : undefined} />
        <Contents sections={rulebook.sections} reading={reading} />
      </div>

      <div className={styles.pages}>
        {!wanted.length && (
          <div className={styles.intro}>
            <Blocks blocks={rulebook.intro} reading={reading} />
          </div>
        )}
        {sections.map((section) => (
          <SectionText key={section.anchor} section={section} reading={reading} />
        ))}
        {!sections.length && (
          <p className={styles.nothing}>
            <Icon name="info" /> {t('nothing', { query })}{' '}
            <Button size="s" onClick={() => setQuery('')}>
              {t('showAll')}
            </Button>
          </p>
        )}
      </div>
    </article>
  );
};
