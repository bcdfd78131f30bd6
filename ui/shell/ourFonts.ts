/** Latin Extended, in families of their own: loaded as soon as one of their letters is shown. */
const isExtended = ({ family }: FontFace): boolean => family.includes('Extended');

const ours = (): readonly FontFace[] =>
  [...document.fonts].filter(({ family }) => family.includes('Barlow') && !family.includes('Like'));

/** Loads our fonts that the page needs by now; what cannot be loaded keeps the device's letters. */
const load = (): Promise<unknown> => {
  const text = document.getElementById('root')?.textContent ?? '';
  return Promise.allSettled(
    ours().map((face) =>
      isExtended(face) ? document.fonts.load(`${face.weight} 1em ${face.family}`, text) : face.load(),
    ),
  );
};

/**
 * Shows the page in our fonts, once they have all been loaded: text with the device's fonts has the same layout, and
 * the page is laid out again only once. Without them it keeps the device's.
 */
export const showOurFonts = async (): Promise<void> => {
  try {
    await import('../styles/fonts.css');
    await load();
    document.documentElement.dataset.fonts = 'ours';
  } catch {
    // the device's fonts remain
  }
};

/** Loads the letters of all languages: a name in another language then lays nothing out again. */
export const fetchAllFonts = async (): Promise<void> => {
  await import('../styles/fonts.css');
  await Promise.allSettled(ours().map((face) => face.load()));
};
