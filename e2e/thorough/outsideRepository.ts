/** A team's own folder, in which nothing of this repository is found but the kit's tarballs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageManager } from '../packageManager.ts';
import { expect } from '../test.ts';

export const project = path.resolve(import.meta.dirname, '../..');

/** The environment of a machine that knows nothing of this test run. */
function strangersEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(p?npm_|NODE_ENV|FORCE_COLOR|RELEASE_|SITE_|DATA_DIR|TEST)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), ...more };
}

/** Starts a command line of the shell in a process group of its own. */
export function start(command: string, cwd: string, env: Record<string, string> = {}) {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: strangersEnvironment(env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, output: () => output };
}

/** Ends a started command with all that it has started. */
export async function end(child: ChildProcess): Promise<void> {
  // To kill a command that has ended early would throw, and hide the failure.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await exited;
}

/** Runs a command line of the shell to its end, which must be a success. Resolves with its output. */
export async function run(command: string, cwd: string, env: Record<string, string> = {}): Promise<string> {
  const { child, output } = start(command, cwd, env);
  const [code] = await once(child, 'close');
  expect(code, `${command}\n${output()}`).toBe(0);
  return output();
}

/** An empty folder with the kit's tarballs in `kit`. */
export async function folderWithKit(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outside-'));
  await run(`${packageManager().join(' ')} pack:kit ${folder}/kit`, project);
  return folder;
}

/** Returns a function that finds the one command with these words in the documented path of a team outside. */
export async function documentedCommands(): Promise<(words: string) => string> {
  const text = await readFile(path.join(project, 'docs/shipping.md'), 'utf8');
  const section = /## In a repository of its own\n(.*?)\n## /s.exec(text)?.[1] ?? '';
  const commands = [...section.matchAll(/`((?:npm|cd|git) [^`]+)`/g)].map(([, command = '']) => command);
  return (words) => {
    const found = commands.filter((command) => command.includes(words));
    expect(found, `commands with ${words} in docs/shipping.md`).toHaveLength(1);
    return found[0] ?? '';
  };
}

/** Files below a folder whose text names this repository's folder. */
export async function filesNamingProject(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files.filter((entry) => entry.isFile() && /\.([cm]?js|json|ts)$/.test(entry.name))) {
    const whole = path.join(file.parentPath, file.name);
    if ((await readFile(whole, 'utf8')).includes(project)) found.push(whole);
  }
  return found;
}
