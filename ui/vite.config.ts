import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ahead, stretches } from './vite.ahead';
import { packedBoxWords } from './vite.boxes';

const WORKER = 'worker.js';
const publicDir = join(import.meta.dirname, 'public');

/** Pictures that other programs fetch from the server: of no use without one. */
const FOR_OTHERS = /\.(png|jpg)$/;

/** Tells the worker all files of the page, so that every change in one of them is a change of the worker. */
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
    const list = {
      version: version.digest('hex').slice(0, 16),
      files: packed.map(([name]) => (name === 'index.html' ? '/' : `/${name}`)),
    };
    worker.code = `const PACKED=${JSON.stringify(list)};\n${worker.code}`;
  },
});

const wordsIn = (language: string, file: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'words', language, file), 'utf8'));

/** What the server says of the page where a link to it is shown, by language: it knows no words itself. */
const previews = (): Plugin => ({
  name: 'previews',
  generateBundle() {
    const wordsFolder = join(import.meta.dirname, 'words');
    const languages = readdirSync(wordsFolder).map((language) => {
      const games = readdirSync(join(wordsFolder, language)).flatMap((file) => {
        const { game } = wordsIn(language, file);
        if (!game?.['aim']) return [];
        const { title, subtitle, pitch, aim } = game;
        return [[file.replace('.json', ''), { title: `${title} – ${subtitle}`, about: `${pitch} ${aim}` }]];
      });
      const { site } = wordsIn(language, 'shell.json') as Record<string, unknown>;
      return [
        language,
        { title: site, ...wordsIn(language, 'lobby.json')['preview'], games: Object.fromEntries(games) },
      ];
    });
    this.emitFile({
      type: 'asset',
      fileName: 'previews.json',
      source: JSON.stringify(Object.fromEntries(languages)),
    });
  },
});

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const COMPRESSIONS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** Writes what is text once more beside itself, compressed: the server sends it as it lies there. */
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
