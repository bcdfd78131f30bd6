import { TextDecoder, TextEncoder } from 'node:util';

// Every browser can write text as bytes and read it again; jsdom cannot.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
