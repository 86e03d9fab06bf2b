/** Finds or installs the programs of Firefox and WebKitGTK. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installedProgram } from 'server/testing/installedProgram';

export type EngineName = 'Firefox' | 'WebKit';

/** For each engine its programs: Debian's package, and where that puts them. */
const programs = {
  Firefox: { 'firefox-esr': ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  WebKit: { 'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'], xvfb: ['/usr/bin/Xvfb'] },
};

/**
 * The paths of an engine's programs; as root on Debian, what is missing is installed. Undefined where something is missing
 * still: the engine's tests are then skipped, and `installedProgram` says so.
 */
export function programsOf(name: EngineName): string[] | undefined {
  const needed = Object.entries(programs[name]);
  const missing = needed.filter(([, paths]) => !paths.some((file) => existsSync(file)));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '--no-install-recommends', ...missing.map(([name]) => name)];
    for (const args of [['update'], install]) execFileSync('apt-get', args, { env, stdio: 'inherit' });
  }
  const found = needed.map(([program, paths]) => installedProgram(program, paths));
  return found.every((file) => file !== undefined) ? found : undefined;
}
