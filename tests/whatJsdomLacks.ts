import { TextDecoder, TextEncoder } from 'node:util';

// Every browser can convert text to bytes and back; jsdom cannot.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;

// Nor can jsdom clone; tests of pages clone only plain data.
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
