import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../paths.ts';
import { ignoring } from '../store/ignoring.ts';

/** The installed version of each package that `name` depends on, by its name. */
export async function dependenciesOf(name: string): Promise<Record<string, string>> {
  const folder = path.join(projectRoot, name);
  const { dependencies = {} } = await readPackage(folder);
  const versions = Object.keys(dependencies)
    .sort()
    .map(async (dependency) => {
      return [dependency, await installedVersion(folder, dependency)] as const;
    });
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
