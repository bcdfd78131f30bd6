// A thread starts without a loader: where the server is not built, in tests and while it is written, it learns TypeScript here.
import { register } from 'tsx/esm/api';

register();

export const { answer } = await import('./answer.ts');
