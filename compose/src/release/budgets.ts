/**
 * What a remote's page may add to the shell's JavaScript stays under these bytes of brotli, and comes in at most as many files,
 * each of which is a request: its code, and the texts and figures of pages that are all content.
 */
export const budgets = {
  code: { bytes: 15_000, files: 10 },
  content: { bytes: 30_000, files: 20 },
};
