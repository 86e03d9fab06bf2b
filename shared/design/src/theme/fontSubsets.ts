/** What the build keeps of one font file. */
export interface FontSubset {
  /** The name of the built file; `nepali` is preloaded only by pages with Nepali letters. */
  title: 'font' | 'headings' | 'nepali';
  /** The weights that the site may use. */
  weights: { min: number; max: number };
  /** The words whose letters are kept; left out for all letters of the file. Other Nepali words have the device's own font. */
  words?: string;
}

/** The subsets by the names of @fontsource-variable's files. */
export const fontSubsets: Readonly<Record<string, FontSubset>> = {
  'plus-jakarta-sans-latin-wght-normal.woff2': { title: 'font', weights: { min: 400, max: 800 } },
  'anek-latin-latin-wght-normal.woff2': { title: 'headings', weights: { min: 700, max: 700 } },
  'anek-devanagari-devanagari-wght-normal.woff2': {
    title: 'nepali',
    weights: { min: 700, max: 700 },
    words: 'नमस्ते काठमाडौं',
  },
};
