/** Commands as people type them, in an environment that knows nothing of this test run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageManager } from '../packageManager.ts';
import { expect } from '../test.ts';

/** The environment of a machine that knows nothing of this test run. */
function strangersEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(CI$|p?npm_|NODE_ENV|FORCE_COLOR|RELEASE_|SITE_|DATA_DIR|TEST)/i.test(name),
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

/** Returns a function that finds the one command with these words in the documented path of a team outside. */
export async function documentedCommands(): Promise<(words: string) => string> {
  const text = await readFile(path.resolve(import.meta.dirname, '../../docs/shipping.md'), 'utf8');
  const section = /## In a repository of its own\n(.*?)\n## /s.exec(text)?.[1] ?? '';
  const commands = [...section.matchAll(/`((?:pnpm|git) [^`]+)`/g)].map(([, command = '']) => command);
  return (words) => {
    const found = commands.filter((command) => `${command} `.includes(`${words} `));
    expect(found, `commands with ${words} in docs/shipping.md`).toHaveLength(1);
    // As documents say, pnpm is short for this.
    return found[0]?.replace(/^pnpm/, packageManager().join(' ')) ?? '';
  };
}
