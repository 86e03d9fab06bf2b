/** The first line of what was thrown, to be quoted in a one-sentence error. */
export const firstLine = (thrown: unknown): string | undefined =>
  String(thrown instanceof Error ? thrown.message : thrown).split('\n')[0];
