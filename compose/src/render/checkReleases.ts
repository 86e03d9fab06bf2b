import type { Brand, Release } from '@sayapatri/contract/release';
import { UserError } from '@sayapatri/contract/userError';
import semver from 'semver';
import { shortVersion } from '../releases/versions.ts';

/** The shell, with what it says of the site. */
export type ShellRelease = Release & { brand: Brand };

/** Returns the shell. Throws a UserError that names the releases that are not compatible, and what to do. */
export function checkReleases(releases: readonly Release[]): ShellRelease {
  const shell = releases.find(({ name }) => name === 'shell');
  if (shell === undefined)
    throw new UserError('No release of the shell is live: run `pnpm build`, which releases every package.');
  if (!hasBrand(shell))
    throw new UserError(
      `Release ${shortVersion(shell.version)} of shell does not say the site's name and addresses: run \`pnpm release shell\`.`,
    );
  for (const remote of releases) checkAgainstShell(remote, shell);
  checkClaims(releases);
  return shell;
}

const hasBrand = (shell: Release): shell is ShellRelease => shell.brand !== undefined;

/** Libraries that a remote gets from the shell, whose newer minor versions lack nothing of the older ones. */
const provided = ['react', '@mui/material'];

/** Throws a UserError where the remote and the shell do not fit, which says what to do. */
function checkAgainstShell(remote: Release, shell: Release): void {
  const subject = `Release ${shortVersion(remote.version)} of ${remote.name}`;
  const ofShell = `the shell's ${shortVersion(shell.version)}`;
  if (!semver.satisfies(shell.shared, `^${remote.shared}`)) {
    const older = semver.gt(remote.shared, shell.shared) ? 'shell' : remote.name;
    throw new UserError(
      `${subject} is built against shared ${remote.shared} and ${ofShell} provides ${shell.shared}, so its pages would not open: ${remedy(older)}.`,
    );
  }
  for (const library of provided) {
    const [needed, given] = [remote.builtWith[library], shell.builtWith[library]];
    if (needed === undefined || given === undefined) continue;
    if (semver.satisfies(withoutPatch(given), `^${withoutPatch(needed)}`)) continue;
    const older = semver.gt(needed, given) ? 'shell' : remote.name;
    throw new UserError(
      `${subject} is built with ${library} ${needed} and ${ofShell} provides ${given}, so what it uses may be missing: build it with ${library} ${given}${older === 'shell' ? `, or ${remedy(older)}` : ' and release it'}.`,
    );
  }
}

const remedy = (older: string) => `run \`pnpm release ${older}\` first`;

const withoutPatch = (version: string) => `${semver.major(version)}.${semver.minor(version)}.0`;

export const addressesOf = ({ pages, redirects }: Pick<Release, 'pages' | 'redirects'>) => [
  ...pages.map(({ path }) => path),
  ...Object.keys(redirects),
];

/** Throws a UserError where two packages claim one address. */
function checkClaims(releases: readonly Release[]): void {
  const owners = new Map<string, string>();
  for (const release of releases) {
    for (const claimed of addressesOf(release)) {
      const owner = owners.get(claimed);
      if (owner !== undefined) {
        const twice = owner === release.name ? `${owner} claims ${claimed} twice` : undefined;
        throw new UserError(
          `${twice ?? `${owner} and ${release.name} both claim ${claimed}`}, so visitors would see one of the two: give one another path and release it.`,
        );
      }
      owners.set(claimed, release.name);
    }
  }
}
