/**
 * React takes a stack trace for each of the first 10,000 elements made in a second, for its warnings. In tests of
 * pages that takes a sixth of the time; the warnings are the same without, and their file is known.
 */
if ('document' in globalThis) {
  const react = jest.requireActual<Record<string, object>>('react');
  Object.defineProperty(
    react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']!,
    'recentlyCreatedOwnerStacks',
    {
      get: () => Infinity,
      set: () => {},
    },
  );
}
