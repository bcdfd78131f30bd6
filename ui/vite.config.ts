import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ahead, stretches } from './vite.ahead';
import { packedBoxWords, wordFilesIn } from './vite.boxes';
import { callWordsFrom } from './worker/words';

const WORKER = 'worker.js';
const publicDir = join(import.meta.dirname, 'public');

/** Pictures that other programs load from the server: useless without one. */
const FOR_OTHERS = /\.(png|jpg)$/;

const WORDS = join(import.meta.dirname, 'words');
const languages = readdirSync(WORDS);

type WordFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A language's word files, by name. */
const wordsIn = (language: string): Readonly<Record<string, WordFile>> =>
  Object.fromEntries(
    wordFilesIn(language).map((name) => [
      name,
      JSON.parse(readFileSync(join(WORDS, language, `${name}.json`), 'utf8')) as WordFile,
    ]),
  );

/**
 * Gives the worker its words for calls, and the list of all files of the page: so any change in a file changes the
 * worker.
 */
const packingList = (): Plugin => ({
  name: 'packing-list',
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = Object.values(bundle).map((file): [string, string | Uint8Array] => [
      file.fileName,
      file.type === 'chunk' ? file.code : file.source,
    ]);
    const ownFiles = readdirSync(publicDir).filter((name) => !FOR_OTHERS.test(name));
    const asTheyAre = ownFiles.map((name): [string, Uint8Array] => [
      name,
      readFileSync(join(publicDir, name)),
    ]);
    const packed = [...built, ...asTheyAre]
      .filter(([name]) => name !== WORKER)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const version = createHash('sha256');
    for (const [name, content] of packed) version.update(name).update(content);
    const worker = bundle[WORKER];
    if (worker?.type !== 'chunk') throw new Error('the worker was not built');
    // not every browser starts a worker that imports
    if (worker.imports.length > 0)
      throw new Error(`the worker shares code with ${worker.imports.join(', ')}`);
    const list = {
      version: version.digest('hex').slice(0, 16),
      files: packed.map(([name]) => (name === 'index.html' ? '/' : `/${name}`)),
    };
    const calls = Object.fromEntries(
      languages.map((language) => [language, callWordsFrom(wordsIn(language))]),
    );
    worker.code = `const PACKED=${JSON.stringify(list)};\nconst CALLS=${JSON.stringify(calls)};\n${worker.code}`;
  },
});

/**
 * Writes the previews that the server adds to links to the page, by language, because the server has no words itself.
 */
const previews = (): Plugin => ({
  name: 'previews',
  generateBundle() {
    const said = languages.map((language) => {
      const words = wordsIn(language);
      const games = Object.entries(words).flatMap(([id, { game }]) => {
        if (!game?.['aim']) return [];
        const { title, subtitle, pitch, aim } = game;
        return [[id, { title: `${title} – ${subtitle}`, about: `${pitch} ${aim}` }]];
      });
      const { site } = words['shell'] as Record<string, unknown>;
      return [language, { title: site, ...words['lobby']!['preview'], games: Object.fromEntries(games) }];
    });
    this.emitFile({
      type: 'asset',
      fileName: 'previews.json',
      source: JSON.stringify(Object.fromEntries(said)),
    });
  },
});

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const COMPRESSIONS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** Writes a compressed copy of each text file, which the server sends as it is. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
    await Promise.all(
      names.map(async (name) => {
        const file = join(dir, name);
        const content = await readFile(file);
        for (const [ending, compress] of Object.entries(COMPRESSIONS)) {
          const smaller = await compress(content);
          if (smaller.length < content.length) await writeFile(file + ending, smaller);
        }
      }),
    );
  },
});

export default defineConfig({
  root: import.meta.dirname,
  publicDir,
  plugins: [react(), packedBoxWords(), ahead(), previews(), packingList(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: [join(import.meta.dirname, 'index.html'), join(import.meta.dirname, 'worker/worker.ts')],
      output: {
        codeSplitting: { groups: stretches() },
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
