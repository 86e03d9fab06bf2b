import { UserError } from '@sayapatri/hosting/userError';

/** A UserError that says which variable to change where an address is not available, or the error itself. */
export function listenError(
  error: unknown,
  { port, host }: { port: number; host: string },
  [portName, hostName]: [port: string, host: string],
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new UserError(
        `Port ${port} on ${host} is already in use: stop the other program, or set ${portName} to another number.`,
      );
    case 'EACCES':
      return new UserError(
        `Port ${port} on ${host} needs more rights than this user has: set ${portName} to 1024 or above.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(
        `${hostName} is "${host}", which is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}
