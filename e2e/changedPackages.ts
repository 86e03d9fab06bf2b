/** Which packages a change concerns, for `pnpm test --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders of the packages that differ from where this branch left `origin/main`, or from HEAD where there is no
 * `origin/main`, such as `shared/facts`; all folders when a file at the top level differs. Files not yet added to git count.
 */
export function changedPackages(root: string): string[] {
  const packages = ['', 'shared']
    .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => path.posix.join(parent, name)))
    .filter((name) => existsSync(path.join(root, name, 'package.json')));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');

  const hasMain = lines(git('for-each-ref', 'refs/remotes/origin/main')).length > 0;
  const base = hasMain ? git('merge-base', 'HEAD', 'origin/main') : 'HEAD';
  const files = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const isForAll = files.some((file) => !file.includes('/') && file !== 'README.md');
  return packages.filter((name) => isForAll || files.some((file) => file.startsWith(`${name}/`)));
}
