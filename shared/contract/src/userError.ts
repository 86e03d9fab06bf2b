/**
 * A fault that the person who runs the command can fix, such as a wrong variable. Its message says what is wrong and what
 * to do; commands print the message without a stack.
 */
export class UserError extends Error {
  override name = 'UserError';
}
