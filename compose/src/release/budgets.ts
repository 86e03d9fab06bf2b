import { firstRoundTrip } from '../site/writeText.ts';

/** Bytes are counted with brotli. */
export const budgets = {
  /**
   * How much JavaScript a remote's page may add to the shell's: fewer than `bytes`, in at most `files` files, as each file
   * is a request. The pages' content (texts and figures) has a budget of its own.
   */
  code: { bytes: 15_000, files: 10 },
  content: { bytes: 30_000, files: 20 },
  /** A page's HTML, and the part of it that has to hold all that a phone's first screen shows (trial/rules/firstScreen.ts). */
  html: {
    bytes: 24_000,
    firstScreen: { bytes: firstRoundTrip },
    /** Uncompressed. */
    wholeBytes: 400_000,
    elements: 5_000,
    /** Levels of elements in one another. */
    depth: 60,
  },
};
