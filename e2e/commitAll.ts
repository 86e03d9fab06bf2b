import { execFileSync } from 'node:child_process';

export function commitAll(root: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Owner', '-c', 'user.email=owner@office.example', 'commit', '--quiet', '-m', 'All');
}
