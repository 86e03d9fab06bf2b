import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../paths.ts';
import { UserError } from '../userError.ts';
import { inputHash } from './inputHash.ts';

/** File in `dist` with the hash of the sources it was built from. */
const stampOf = (name: string) => path.join(projectRoot, name, 'dist/.inputs');

/** True when `dist` holds a build of the present sources. */
async function isBuilt(name: string, inputs: string): Promise<boolean> {
  const stamp = await readFile(stampOf(name), 'utf8').catch(() => undefined);
  return stamp === inputs;
}

/** Builds one package unless its sources are those of the last build. Throws a UserError with the build's own output. */
export async function buildPackage(name: string): Promise<{ dist: string; built: boolean }> {
  const dist = path.join(projectRoot, name, 'dist');
  const inputs = await inputHash(name);
  if (await isBuilt(name, inputs)) return { dist, built: false };
  await rm(dist, { recursive: true, force: true });
  const { code, signal, output } = await run(path.join(projectRoot, name));
  if (signal !== null)
    throw new UserError(
      `The build of ${name} was ended (${signal}), as it may take ${timeoutMs / 60_000} minutes at most; the live site stays as it was.\n\n${output.trim()}`,
    );
  if (code !== 0)
    throw new UserError(
      `The build of ${name} failed${reasonIn(output)}; the live site stays as it was.\n\n${output.trim()}`,
    );
  await writeFile(stampOf(name), inputs);
  return { dist, built: true };
}

/** The first line of Vite's error message, in brackets. */
function reasonIn(output: string): string {
  const said = stripVTControlCharacters(output).split('error during build:\n')[1] ?? '';
  const reason = said
    .split('\n')
    .map((line) => line.replace(/^(\[[^\]]*\]\s*)?(Error: )?/, '').replace(/\.$/, ''))
    .find((line) => line.trim() !== '' && !line.startsWith('Build failed'));
  return reason ? ` (${reason})` : '';
}

/** Ends the build if the command that started it is killed, so that no process is left writing into `dist`. */
const endWithParent = 'process.on("disconnect", () => process.exit(1)).channel?.unref()';

/** Time limit of one build, which usually takes a few seconds. */
const timeoutMs = 10 * 60_000;

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

function run(cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // Starts Vite's program by its path: starting it through the package manager would take twice as long.
    const vite = path.join(cwd, 'node_modules/vite/bin/vite.js');
    const first = `data:text/javascript,${encodeURIComponent(endWithParent)}`;
    const child = spawn(process.execPath, ['--import', first, vite, 'build', '--logLevel', 'warn'], {
      cwd,
      // Without the signer's key, which no build needs.
      env: { ...process.env, NODE_ENV: 'production', RELEASE_KEY_FILE: undefined },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      timeout: timeoutMs,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}
