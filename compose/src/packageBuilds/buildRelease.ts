import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@sayapatri/contract/release';
import { projectRoot } from '../paths.ts';
import { ignoring } from '../store/files.ts';
import { type LockOptions, withLock } from '../store/lock.ts';
import type { Site } from '../store/openSite.ts';
import type { ReleaseOrigin } from '../store/registry.ts';
import { type StoredRelease, storeRelease } from '../store/releases.ts';
import { buildPackage } from './buildPackage.ts';

interface BuildOptions extends Pick<LockOptions, 'onWait'> {
  /** Examines the build's release.json; if it throws, nothing is stored. */
  examine?: (release: Release) => void;
}

/**
 * Builds one package and stores the release without publishing it; `built` is false where the sources were those of the last
 * build. Runs one build of a package at a time, as each writes the same `dist`.
 */
export async function buildRelease(
  site: Site,
  name: string,
  { onWait, examine }: BuildOptions,
): Promise<{ stored: StoredRelease; built: boolean }> {
  const lock = path.join(projectRoot, name, 'node_modules/.build-lock');
  return withLock(lock, { doing: `build of ${name}`, onWait }, async () => {
    const { dist, built } = await buildPackage(name);
    const [stored, commit, packages] = await Promise.all([
      storeRelease(site, dist, examine),
      gitOrigin(name),
      dependenciesOf(name),
    ]);
    return { stored: { ...stored, origin: { ...commit, packages } }, built };
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

/** The installed version of each package that `name` depends on, by its name. */
async function dependenciesOf(name: string): Promise<Record<string, string>> {
  const folder = path.join(projectRoot, name);
  const { dependencies = {} } = await readPackage(folder);
  const versions = Object.keys(dependencies)
    .sort()
    .map(async (dependency) => [dependency, await installedVersion(folder, dependency)] as const);
  return Object.fromEntries(await Promise.all(versions));
}

/** The version of the package that Node finds from `folder`, there or further up. Throws an Error where there is none. */
async function installedVersion(folder: string, dependency: string): Promise<string> {
  const folders = createRequire(path.join(folder, 'package.json')).resolve.paths(dependency) ?? [];
  for (const one of folders) {
    const installed = await readPackage(path.join(one, dependency)).catch(ignoring('ENOENT'));
    if (installed) return installed.version ?? '';
  }
  throw new Error(`${dependency} is not installed in ${folder}.`);
}

const readPackage = async (
  folder: string,
): Promise<{ version?: string; dependencies?: Record<string, string> }> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
