/** The first line of a thrown error's message, for a one-sentence error. */
export const firstLine = (thrown: unknown): string | undefined =>
  String(thrown instanceof Error ? thrown.message : thrown).split('\n')[0];
