import { endGracefully, readConfig, startServer } from 'server';
import { openSite } from '../store/openSite.ts';
import { EnvironmentError, UserError } from '../userError.ts';
import { type BuildSiteOptions, type BuildSiteResult, buildSite } from './build.ts';

interface StartOptions extends BuildSiteOptions {
  onComposed: (result: BuildSiteResult) => void;
}

/**
 * Builds what changed, composes the site and serves it until the process is asked to end. Returns the site's address.
 * Throws a UserError when the site can't be built, and an EnvironmentError when the server can't be started.
 */
export async function startSite({ onComposed, ...options }: StartOptions): Promise<string> {
  // Read before the build, so that a wrong variable is reported at once and not after a minute.
  const config = await asEnvironment(() => readConfig(process.env));
  const site = openSite();
  onComposed(await buildSite(site, options));
  const siteDir = process.env.SITE_DIR ? config.siteDir : site.current;
  const server = await asEnvironment(() => startServer({ ...config, siteDir }));
  endGracefully(server);
  return server.url;
}

/** The server's UserErrors concern this machine or its configuration, so they become EnvironmentErrors. */
async function asEnvironment<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UserError ? new EnvironmentError(error.message) : error;
  }
}
