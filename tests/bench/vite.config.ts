import { defineConfig, mergeConfig } from 'vite';
import server from '../../server/vite.config';

/**
 * Servers under load and the players of the arena are built like the real ones: tsx sets the name of every function
 * again each time it is created, which slows down code that creates many functions.
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
