import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../paths.ts';

/** The installed version of each package that `name` depends on, by its name. */
export async function dependenciesOf(name: string): Promise<Record<string, string>> {
  const folder = path.join(projectRoot, name);
  const { dependencies = {} } = await readPackage(folder);
  const versions = Object.keys(dependencies)
    .sort()
    .map(async (dependency) => {
      const { version = '' } = await readPackage(path.join(folder, 'node_modules', dependency));
      return [dependency, version] as const;
    });
  return Object.fromEntries(await Promise.all(versions));
}

const readPackage = async (
  folder: string,
): Promise<{ version?: string; dependencies?: Record<string, string> }> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
