/**
 * How much JavaScript a remote's page may add to the shell's: fewer than `bytes` (brotli), in at most `files` files, as
 * each file is a request. The pages' content (texts and figures) has a budget of its own.
 */
export const budgets = {
  code: { bytes: 15_000, files: 10 },
  content: { bytes: 30_000, files: 20 },
};
