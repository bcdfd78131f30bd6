import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ServerSettings } from '../settings';
import type { Match } from '../storage/matchStore';
import type { Context } from './koa';

const SAID = v.object({ title: v.string(), about: v.string() });
const WORDS = v.record(
  v.string(),
  v.object({
    title: v.string(),
    site: v.string(),
    invites: v.string(),
    invitation: v.string(),
    replay: v.string(),
    games: v.record(v.string(), SAID),
  }),
);
type Words = v.InferOutput<typeof WORDS>[string];

/** The preview tags for the head of the page, shown where somebody posts a link to this address. */
export type PreviewFor = (ctx: Context) => Promise<string>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);

const tag = (property: string, content: string): string =>
  `<meta property="${property}" content="${escaped(content)}" />`;

/** The origin of the page as its callers know it; undefined if the headers give no valid one. */
const originOf = ({ req }: Context, { trustProxy }: Pick<ServerSettings, 'trustProxy'>): string => {
  const { host = '', 'x-forwarded-proto': proto } = req.headers;
  if (!/^[\w.:[\]-]+$/.test(host)) return '';
  return `${trustProxy && proto === 'https' ? 'https' : 'http'}://${host}`;
};

/** The address of a match, and whether it shows the match or its replay. */
const PLACE = /^\/(match|replay\/online)\/([\w-]{1,64})\/([\w-]{1,64})$/;

/** The first person who sits at the match. */
const hostOf = (match: Match | undefined): string | undefined =>
  match?.seats.find(({ name, bot }) => name !== undefined && !bot)?.name;

type Parts = {
  readonly pageDir: string;
  readonly settings: Pick<ServerSettings, 'trustProxy'>;
  /** The match with an id, if there is one. */
  readonly read: (matchID: string) => Promise<Match | undefined>;
};

/** Reads the page's words that the build has written to a file. Without a build there is no preview. */
export const createPreviews = ({ pageDir, settings, read }: Parts): PreviewFor => {
  const file = join(pageDir, 'previews.json');
  const languages = existsSync(file) ? v.parse(WORDS, JSON.parse(readFileSync(file, 'utf8'))) : {};
  const known = Object.keys(languages);

  const say = async (
    words: Words,
    path: string,
  ): Promise<{ title: string; about: string; picture: string }> => {
    const [, kind, game = '', matchID = ''] = PLACE.exec(path) ?? [];
    const said = Object.hasOwn(words.games, game) ? words.games[game] : undefined;
    if (!said) return { title: words.title, about: words.site, picture: 'lobby' };
    if (kind !== 'match') return { ...said, about: words.replay, picture: game };
    // a link is previewed even when the match cannot be read just now
    const match = await read(matchID).catch(() => undefined);
    const host = match?.game === game ? hostOf(match) : undefined;
    const invites = host === undefined ? words.invitation : words.invites.replace('{{name}}', () => host);
    return { title: said.title, about: `${invites} ${said.about}`, picture: game };
  };

  return async (ctx) => {
    const language = ctx.acceptsLanguages(['en', ...known]) || 'en';
    const words = languages[language];
    if (!words) return '';
    const { title, about, picture } = await say(words, ctx.path);
    const origin = originOf(ctx, settings);
    return [
      tag('og:type', 'website'),
      tag('og:site_name', words.title),
      tag('og:title', title),
      tag('og:description', about),
      tag('og:locale', language),
      ...(origin
        ? [
            tag('og:url', origin + ctx.path),
            tag('og:image', `${origin}/preview-${picture}.jpg`),
            tag('og:image:width', '1200'),
            tag('og:image:height', '630'),
            '<meta name="twitter:card" content="summary_large_image" />',
          ]
        : []),
    ].join('\n    ');
  };
};
