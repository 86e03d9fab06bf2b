/** Bytes of brotli that a remote's page may add to the shell's JavaScript. */
export const budgets = { code: 15_000, content: 30_000 };
