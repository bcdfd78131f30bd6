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

/** What is said of an address of the page where a link to it is shown, as tags for its head. */
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

/** Where the page is, as its callers know it; nothing if that cannot be an address. */
const originOf = ({ req }: Context, { trustProxy }: Pick<ServerSettings, 'trustProxy'>): string => {
  const { host = '', 'x-forwarded-proto': proto } = req.headers;
  if (!/^[\w.:[\]-]+$/.test(host)) return '';
  return `${trustProxy && proto === 'https' ? 'https' : 'http'}://${host}`;
};

/** The address of a match, and what is to be seen there. */
const PLACE = /^\/(match|replay\/online)\/([\w-]{1,64})\/([\w-]{1,64})$/;

/** Who has come first of those who sit there. */
const hostOf = (match: Match | undefined): string | undefined =>
  match?.seats.find(({ name, bot }) => name !== undefined && !bot)?.name;

type Parts = {
  readonly pageDir: string;
  readonly settings: Pick<ServerSettings, 'trustProxy'>;
  /** The match of an id, if there is one. */
  readonly read: (matchID: string) => Promise<Match | undefined>;
};

/** Reads what the build has written down of the page's words. Nothing is said where it has not been built. */
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
    // a link is shown all the same when the match cannot be read just now
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
