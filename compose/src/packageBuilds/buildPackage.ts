import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../paths.ts';
import { UserError } from '../userError.ts';
import { inputHash } from './inputHash.ts';
import { type OnDefinition, runBuild } from './runBuild.ts';

/** File in `dist` with the hash of the sources it was built from. */
const stampOf = (name: string) => path.join(projectRoot, name, 'dist/.inputs');

/** True when `dist` holds a build of the present sources. */
async function isBuilt(name: string, inputs: string): Promise<boolean> {
  const stamp = await readFile(stampOf(name), 'utf8').catch(() => undefined);
  return stamp === inputs;
}

/**
 * Builds one package unless its sources are those of the last build. Throws a UserError with the build's own output, and
 * what `onDefinition` rejects.
 */
export async function buildPackage(
  name: string,
  onDefinition?: OnDefinition,
): Promise<{ dist: string; built: boolean }> {
  const dist = path.join(projectRoot, name, 'dist');
  const inputs = await inputHash(name);
  if (await isBuilt(name, inputs)) return { dist, built: false };
  await rm(dist, { recursive: true, force: true });
  const cwd = path.join(projectRoot, name);
  // Vite is started by its path, because starting it through the package manager would take twice as long.
  const vite = createRequire(path.join(cwd, 'package.json')).resolve('vite/package.json');
  const { failure, output } = await runBuild(cwd, path.join(path.dirname(vite), 'bin/vite.js'), {
    onDefinition,
  });
  if (failure !== undefined)
    throw new UserError(
      `The build of ${name} ${failure}${reasonIn(output)}; the live site stays as it was.\n\n${output.trim()}`,
    );
  await writeFile(stampOf(name), inputs);
  return { dist, built: true };
}

/** The first line of Vite's error message, in brackets. */
function reasonIn(output: string): string {
  const said = stripVTControlCharacters(output).split('error during build:\n')[1] ?? '';
  const reason = said
    .split('\n')
    .map((line) => line.replace(/^(\[[^\]]*\]\s*)?(\w*Error: )?/, '').replace(/\.$/, ''))
    .find((line) => line.trim() !== '' && !line.startsWith('Build failed'));
  return reason ? ` (${reason})` : '';
}
