import { defineConfig, mergeConfig } from 'vite';
import server from '../../server/vite.config';

/** The server that is killed is built as the real one is, and lies beside it: the threads are those of the real one. */
export default mergeConfig(
  server,
  defineConfig({
    build: {
      ssr: 'tests/chaos/served.ts',
      emptyOutDir: false,
      rolldownOptions: { output: { chunkFileNames: 'served-[name].js' } },
    },
  }),
);
