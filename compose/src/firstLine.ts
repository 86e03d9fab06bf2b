/** The first line of what was thrown: what fits into a refusal's one sentence. */
export const firstLine = (thrown: unknown): string | undefined =>
  String(thrown instanceof Error ? thrown.message : thrown).split('\n')[0];
