import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

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
  const url = await new Promise<string>((resolve, reject) => {
    // Reads on to the end, because a full pipe would hold the server up.
    createInterface(child.stdout)
      .on('line', (line) => {
        const [address] = /http:\S+/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      })
      .on('close', () => reject(new Error('The server ended before it served.')));
  });
  return { process: child, url };
}
