import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Starts the server of the workspace in `root`, on a free port unless `env` has PORT; resolves with its process and
 * address. Rejects when it ends before it serves.
 */
export async function startServer(
  env: Record<string, string>,
  root = path.resolve(import.meta.dirname, '..'),
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'src/server.ts'], {
    cwd: path.join(root, 'server'),
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it served.`);
  return { process: child, url: String(line).match(/http:\S+/)?.[0] ?? '' };
}
