import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openStore } from './enquiries/openStore.ts';
import { startRetention } from './enquiries/retention.ts';
import { type OfficeMail, startOfficeMail } from './mail/officeMail.ts';
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
  let mail: OfficeMail | undefined;
  const app = await buildApp({ config, enquiries, onStored: () => mail?.wake() });
  let endRetention = () => {};
  const close = async () => {
    await app.close();
    await mail?.close();
    endRetention();
    await enquiries.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw listenError(error, config);
  }
  if (config.mail) mail = startOfficeMail(enquiries, config.mail, app.log);
  if (config.retentionDays) endRetention = startRetention(enquiries, config.retentionDays, app.log);
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
