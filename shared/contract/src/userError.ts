/**
 * A fault that the person who runs the command can fix, such as a wrong variable. Its message says what is wrong and what
 * to do; commands print the message without a stack, and end with its exit code.
 */
export class UserError extends Error {
  override name = 'UserError';
  readonly exitCode: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends UserError {
  override name = 'UsageError';
  override readonly exitCode = 2;
}

/** Something that the command needs is missing on this machine or can't be reached. */
export class EnvironmentError extends UserError {
  override name = 'EnvironmentError';
  override readonly exitCode = 3;
}
