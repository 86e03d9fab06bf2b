import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds the Vite project in the folder `project` of this package into `folder`, for production. Throws when that fails. */
export function buildInto(folder: string, project: string): void {
  const vite = path.join(import.meta.dirname, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: path.join(import.meta.dirname, project),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
