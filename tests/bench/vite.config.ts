import { defineConfig, mergeConfig } from 'vite';
import server from '../../server/vite.config';

/**
 * Servers under load are built as the real one is: tsx gives every function its name anew each time it is made, which
 * costs who makes more of them more than others.
 */
export default mergeConfig(
  server,
  defineConfig({
    build: {
      emptyOutDir: false,
      rolldownOptions: {
        input: { benched: 'tests/bench/served.ts', thinkers: 'tests/bench/thinkers.ts' },
        output: { chunkFileNames: 'benched-[name].js' },
      },
    },
  }),
);
