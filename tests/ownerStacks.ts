/**
 * React takes a stack for each of the first 10,000 elements made in a second, so that what it complains of can be found.
 * In tests of pages that is a sixth of the time; complaints are the same without, and the file they stand in is known.
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
