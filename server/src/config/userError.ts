/**
 * A fault that whoever runs the command can fix, such as a wrong variable. Its message names the thing and says what to
 * do; commands print the message alone, without a stack, and exit with 1.
 */
export class UserError extends Error {
  override name = 'UserError';
}
