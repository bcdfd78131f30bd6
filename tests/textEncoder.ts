import { TextEncoder } from 'node:util';

// Every browser can write text as bytes; jsdom cannot.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
