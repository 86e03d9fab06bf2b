/** Which packages a change concerns, for `pnpm test --changed`. */
import { execFileSync } from 'node:child_process';

/**
 * Folders of the packages that differ from where this branch left `origin/main`, or from HEAD where there is no
 * `origin/main`; files not yet added to git count. `undefined` when a file at the top level, which concerns all, differs.
 */
export function changedPackages(root: string, packages: string[]): string[] | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');

  const hasMain = lines(git('for-each-ref', 'refs/remotes/origin/main')).length > 0;
  const base = hasMain ? git('merge-base', 'HEAD', 'origin/main') : 'HEAD';
  const files = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  if (files.some((file) => !file.includes('/') && file !== 'README.md')) return undefined;
  const folders = new Set(files.map((file) => file.split('/')[0]));
  return packages.filter((name) => folders.has(name));
}
