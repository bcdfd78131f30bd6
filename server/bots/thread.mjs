// A thread starts without a loader, in tests as in the running server: it learns TypeScript here.
import { register } from 'tsx/esm/api';

register();

export const { answer } = await import('./answer.ts');
