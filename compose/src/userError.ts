/** A fault that whoever runs the command can mend: printed as one sentence, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
