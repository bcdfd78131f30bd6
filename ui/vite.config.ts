import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const WORKER = 'worker.js';
const publicDir = join(import.meta.dirname, 'public');

/** Tells the worker all files of the page, so that every change in one of them is a change of the worker. */
const packingList = (): Plugin => ({
  name: 'packing-list',
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = Object.values(bundle).map((file): [string, string | Uint8Array] => [
      file.fileName,
      file.type === 'chunk' ? file.code : file.source,
    ]);
    const asTheyAre = readdirSync(publicDir).map((name): [string, Uint8Array] => [
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
  plugins: [react(), packingList(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: [join(import.meta.dirname, 'index.html'), join(import.meta.dirname, 'worker/worker.ts')],
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
});
