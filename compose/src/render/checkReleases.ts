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

/** Throws a UserError where the remote and the shell do not fit, which says what to do. */
function checkAgainstShell({ name, version, shared }: Release, shell: Release): void {
  if (semver.satisfies(shell.shared, `^${shared}`)) return;
  const older = semver.gt(shared, shell.shared) ? 'shell' : name;
  throw new UserError(
    `Release ${shortVersion(version)} of ${name} is built against shared ${shared} and the shell's ${shortVersion(shell.version)} provides ${shell.shared}, so its pages would not open: run \`pnpm release ${older}\` first.`,
  );
}

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
