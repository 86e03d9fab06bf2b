import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../paths.ts';
import { withLock } from '../releases/lock.ts';
import type { Site } from '../releases/openSite.ts';
import type { ReleaseOrigin } from '../releases/registry.ts';
import { type StoredRelease, storeRelease } from '../releases/releases.ts';
import { buildPackage } from './buildPackage.ts';

/**
 * Builds one package and stores the release without publishing it; `built` is false where the sources were those of the last
 * build. Runs one build of a package at a time, as each writes the same `dist`.
 */
export async function buildRelease(
  site: Site,
  name: string,
): Promise<{ stored: StoredRelease; built: boolean }> {
  const lock = path.join(projectRoot, name, 'node_modules/.build-lock');
  return withLock(lock, async () => {
    const { dist, built } = await buildPackage(name);
    const [stored, origin] = await Promise.all([storeRelease(site, dist), gitOrigin(name)]);
    return { stored: { ...stored, origin }, built };
  });
}

const run = promisify(execFile);

/** The commit that `name` is built from; undefined where the project is no clone or has no git. */
async function gitOrigin(name: string): Promise<ReleaseOrigin | undefined> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%H%n%an%n%s'], { cwd: projectRoot });
    const [commit = '', author = '', message = ''] = stdout.trimEnd().split('\n');
    const status = await run('git', ['status', '--porcelain', '--', name, 'shared'], { cwd: projectRoot });
    return { commit: status.stdout === '' ? commit : `${commit}-changed`, author, message };
  } catch {
    return undefined;
  }
}
