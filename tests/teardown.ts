import { rmSync } from 'node:fs';

export default async (): Promise<void> => {
  rmSync(process.env['TEST_THREADS']!, { recursive: true });
  await globalThis.testPostgres.stop();
};
