import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openStore } from './enquiries/openStore.ts';
import { SiteFolder } from './siteFolder.ts';
import { UserError } from './userError.ts';

export { type Config, readConfig } from './config.ts';
export { endGracefully } from './endGracefully.ts';
export { UserError } from './userError.ts';

/** A server that is up. `close` finishes the requests under way, then closes the enquiries. */
export interface RunningServer {
  /** Where it answers, such as http://127.0.0.1:4173, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the server. Throws a UserError when there is no composed site, the enquiries can't be kept or the address
 * is not available; nothing stays open then.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  await new SiteFolder(config.siteDir).check();
  const enquiries = await openStore(config);
  const app = await buildApp({ config, enquiries });
  const close = async () => {
    await app.close();
    await enquiries.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw listenError(error, config);
  }
  return { url: app.listeningOrigin, close };
}

function listenError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new UserError(
        `Port ${port} on ${host} is already in use: stop the other program, or set PORT to another number.`,
      );
    case 'EACCES':
      return new UserError(
        `Port ${port} on ${host} needs more rights than this user has: set PORT to 1024 or above.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(
        `HOST is "${host}", which is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}
