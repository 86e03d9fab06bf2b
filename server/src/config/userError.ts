/**
 * A fault that the person who runs the command can fix, such as a wrong variable. Its message says what is wrong and what
 * to do; commands print the message without a stack, and exit with 1.
 */
export class UserError extends Error {
  override name = 'UserError';
}
