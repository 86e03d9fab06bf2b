/**
 * A fault that the person who runs the command can fix, such as a wrong variable. Its message says what is wrong and what
 * to do; commands print the message without a stack, and exit with 1.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** The command line itself is wrong: commands exit with 2. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

/** Something that the command needs is missing on this machine or can't be reached: commands exit with 3. */
export class EnvironmentError extends UserError {
  override name = 'EnvironmentError';
}
