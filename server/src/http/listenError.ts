import { UserError } from '@sayapatri/contract/userError';

/** A UserError that says which variables to change where an address is not available, or the error itself. */
export function listenError(
  error: unknown,
  { port, host }: { port: number; host: string },
  variables: string,
): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error;
  return new UserError(
    `The address of ${variables}, ${host}:${port}, can't be used (${error.code}): stop the program that uses it, or set another one, such as port 0 for any that is free.`,
  );
}
