import { execFileSync } from 'node:child_process';

/** Makes `root` a repository of git with one commit of all that it holds. */
export function commitAll(root: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Owner', '-c', 'user.email=owner@office.example', 'commit', '--quiet', '-m', 'All');
}
