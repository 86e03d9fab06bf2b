/** Reads and changes what is live by compose's commands. Every function rejects with a UserError where a command fails. */
import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { UserError } from '@sayapatri/hosting/userError';
import type { MadeLive } from './git.ts';

const execute = promisify(execFile);

export type Versions = Record<string, string>;

export async function liveVersions(root: string): Promise<Versions> {
  const history = JSON.parse(await composeCommand(root, 'releases', ['--json'])) as Record<
    string,
    { version: string; state: string }[]
  >;
  return Object.fromEntries(
    Object.entries(history).flatMap(([name, entries]) => {
      const live = entries.find(({ state }) => state === 'live');
      return live ? [[name, live.version]] : [];
    }),
  );
}

/** Makes a preview's releases of these packages live, and resolves with their versions. */
export async function promote(
  root: string,
  packages: readonly string[],
  environment: string,
): Promise<Versions> {
  const stdout = await composeCommand(root, 'promote', [...packages, '--from', environment, '--json']);
  const { releases } = JSON.parse(stdout) as { releases: MadeLive[] };
  return Object.fromEntries(releases.map(({ name, version }) => [name, version]));
}

/** Makes live what these releases replaced, all of it or nothing. `live` has the versions from before the undoing. */
export async function rollBack(
  root: string,
  released: readonly MadeLive[],
  live: Versions,
): Promise<Versions> {
  const other = released.find(
    ({ name, version, inPlaceOf }) => ![version, inPlaceOf].includes(live[name] ?? null),
  );
  if (other) throw new UserError(`${other.name} has been released again since: ask whoever did it.`);
  const done: MadeLive[] = [];
  try {
    for (const one of released) {
      await composeCommand(root, 'rollback', [one.name, String(one.inPlaceOf)]);
      done.push(one);
    }
  } catch (error) {
    for (const { name, version } of done) await composeCommand(root, 'rollback', [name, version]);
    throw error;
  }
  return Object.fromEntries(released.map(({ name, inPlaceOf }) => [name, String(inPlaceOf)]));
}

/** Runs a command of compose, such as `release`, in the repository `root`, and resolves with its output. */
export async function composeCommand(root: string, name: string, args: readonly string[]): Promise<string> {
  const program = ['--import', 'tsx/esm', `compose/src/cli/${name}.ts`, ...args];
  const options = { cwd: root, maxBuffer: 64 * 1024 ** 2 };
  const running = execute(process.execPath, program, options);
  // Nobody is there to answer a command that asks.
  running.child.stdin?.end();
  const { stdout } = await running.catch((error: { stderr?: string }) => {
    throw new UserError(sentences(String(error.stderr || error)));
  });
  return stdout;
}

/** A command's output without colours, and without the stack of an error, which is for developers. */
const sentences = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .join('\n')
    .trim();
