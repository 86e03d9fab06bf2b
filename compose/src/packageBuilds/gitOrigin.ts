import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../paths.ts';
import type { ReleaseOrigin } from '../store/registry.ts';

const run = promisify(execFile);

/** The commit that `name` is built from; undefined where the project is no clone or has no git. */
export async function gitOrigin(name: string): Promise<ReleaseOrigin | undefined> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%H%n%an%n%s'], { cwd: projectRoot });
    const [commit = '', author = '', message = ''] = stdout.trimEnd().split('\n');
    const status = await run('git', ['status', '--porcelain', '--', name, 'shared'], { cwd: projectRoot });
    return { commit: status.stdout === '' ? commit : `${commit}-changed`, author, message };
  } catch {
    return undefined;
  }
}
