/** What a map says of itself. */
export const WORDS = {
  map: 'map',
  targets: 'spaces',
  zoomIn: 'closer',
  zoomOut: 'farther',
  whole: 'all',
  own: 'my truck',
};
