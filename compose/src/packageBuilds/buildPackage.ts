import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { UserError } from '@sayapatri/contract/userError';
import { projectRoot } from '../paths.ts';
import { ignoring } from '../releases/files.ts';

/** Builds one package unless its sources are those of the last build. Throws a UserError with the build's own output. */
export async function buildPackage(name: string): Promise<{ dist: string; built: boolean }> {
  const cwd = path.join(projectRoot, name);
  const dist = path.join(cwd, 'dist');
  const builtHash = path.join(dist, '.inputs');
  const inputs = await inputHash(name);
  if ((await readFile(builtHash, 'utf8').catch(() => undefined)) === inputs) return { dist, built: false };
  await rm(dist, { recursive: true, force: true });
  // Vite is started by its path, because starting it through the package manager would take twice as long.
  const vite = createRequire(path.join(cwd, 'package.json')).resolve('vite/package.json');
  const program = path.join(path.dirname(vite), 'bin/vite.js');
  await runBuild(cwd, program).catch((cause) => {
    const output = `${cause.stdout}${cause.stderr}`;
    const reason = cause.signal
      ? `ended by ${cause.signal}, as when it takes over ten minutes or memory runs out`
      : reasonIn(output);
    throw new UserError(
      `The build of ${name} failed${reason ? ` (${reason})` : ''}; the live site stays as it was.\n\n${output.trim()}`,
    );
  });
  await writeFile(builtHash, inputs);
  return { dist, built: true };
}

/** The first line of Vite's error message. */
function reasonIn(output: string): string | undefined {
  const said = stripVTControlCharacters(output).split('error during build:\n')[1] ?? '';
  return said
    .split('\n')
    .map((line) => line.replace(/^(\[[^\]]*\]\s*)?(\w*Error: )?/, '').replace(/\.$/, ''))
    .find((line) => line.trim() !== '' && !line.startsWith('Build failed'));
}

const isInput = (file: string) =>
  !/\.(test|spec)\.tsx?$|(^|\/)(README\.md|dist|node_modules|testing)(\/|$)/.test(file);

/** Files outside the package's folder on which every build depends. A repository of remotes has the second and third. */
const commonInputs = ['shared', 'pnpm-lock.yaml', 'tsconfig.json'];

/** A hash over every source file that can change the build of the package `name`. */
async function inputHash(name: string): Promise<string> {
  const listed = await Promise.all([name, ...commonInputs].map(inputsBelow));
  const files = listed.flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(projectRoot, file))));
  const hash = createHash('sha256').update(process.version);
  for (const [index, content] of contents.entries()) hash.update(`${files[index]}\0`).update(content);
  return hash.digest('hex');
}

/** All inputs below a path, which may not exist; paths are relative to the project's root. */
async function inputsBelow(from: string): Promise<string[]> {
  const absolute = path.join(projectRoot, from);
  const found = await stat(absolute).catch(ignoring('ENOENT'));
  if (found === undefined) return [];
  if (found.isFile()) return [from];
  const entries = await readdir(absolute, { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ entry, file: `${from}/${entry.name}` }))
    .filter(({ file }) => isInput(file))
    .map(({ entry, file }) => (entry.isFile() ? [file] : inputsBelow(file)));
  return (await Promise.all(below)).flat();
}

const run = promisify(execFile);

/** Runs `vite build` in the folder `cwd`, with the program `vite`. Rejects as `execFile` does. */
function runBuild(cwd: string, vite: string) {
  return run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd,
    // No build needs the signer's key.
    env: { ...process.env, NODE_ENV: 'production', RELEASE_KEY_FILE: undefined },
    // Usually it takes a few seconds.
    timeout: 10 * 60_000,
    maxBuffer: 100_000_000,
  });
}
