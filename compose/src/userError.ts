import { UserError } from 'server/userError';

export { UserError };

/** The command line itself is wrong. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

/** Something that the command needs is missing on this machine or can't be reached; no release is at fault. */
export class EnvironmentError extends UserError {
  override name = 'EnvironmentError';
}
