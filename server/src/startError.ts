/**
 * A reason not to start that the operator can mend. Its message is one sentence naming the thing and the
 * mend; the entry prints that sentence alone, without a stack, and exits with 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
