import { TextDecoder, TextEncoder } from 'node:util';

// Every browser can write text as bytes and read it again; jsdom cannot.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;

// Nor can it clone; what is cloned in tests of pages is plain data.
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
