import { defineConfig, mergeConfig } from 'vite';
import server from '../../server/vite.config';

/**
 * Servers under load and the players of the arena are built as the real ones are: tsx gives every function its name anew
 * each time it is made, which costs who makes more of them more than others.
 */
export default mergeConfig(
  server,
  defineConfig({
    build: {
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          benched: 'tests/bench/served.ts',
          thinkers: 'tests/bench/thinkers.ts',
          arena: 'tests/arena.ts',
        },
        output: { chunkFileNames: 'benched-[name].js' },
      },
    },
  }),
);
