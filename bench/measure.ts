import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from 'compose/paths';

/**
 * Milliseconds from the start of one of the project's commands until the site it composed is live, or until the command
 * ends if it composed none.
 */
export async function timeCommand(siteRoot: string, ...command: string[]): Promise<number> {
  const liveSite = () => readlink(path.join(siteRoot, 'current')).catch(() => undefined);
  const former = await liveSite();
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx/esm', ...command], {
    cwd: path.join(projectRoot, 'compose'),
    env: { ...process.env, SITE_ROOT: siteRoot, RELEASE_OWNERS: 'none' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await liveSite()) === former) await setTimeout(5);
  const milliseconds = performance.now() - start;
  const [code] = await ended;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.`);
  return milliseconds;
}

/** The median; NaN for an empty list. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
