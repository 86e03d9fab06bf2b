import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages if it runs as root and there is apt-get. A failure is printed and not thrown. */
export function installDebianPackages(...packages: string[]): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(' ')}…`);
  // In run level 1 (single user) no installed package starts its service.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: 'inherit' } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}
