import { UserError } from '@sayapatri/contract/userError';

/** A UserError that says which variable to change where an address is not available, or the error itself. */
export function listenError(
  error: unknown,
  { port, host }: { port: number; host: string },
  [portName, hostName]: [port: string, host: string],
): unknown {
  const noAddress = `${hostName} is "${host}", which is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all.`;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is already in use: stop the other program, or set ${portName} to another number.`,
    EACCES: `Port ${port} on ${host} needs more rights than this user has: set ${portName} to 1024 or above.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  const sentence = error instanceof Error && 'code' in error ? sentences[String(error.code)] : undefined;
  return sentence === undefined ? error : new UserError(sentence);
}
