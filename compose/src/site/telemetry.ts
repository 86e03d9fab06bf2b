import type { TelemetrySettings } from '@sayapatri/contract/telemetry';
import type { Registry } from '../store/registry.ts';
import { shortVersion } from '../store/versions.ts';
import { UserError } from '../userError.ts';

/** How many former versions of a package are counted separately, because open tabs may use them. */
const formerVersions = 3;

/**
 * The share of documents that report what fails, more than 0 and at most 1, or undefined where telemetry is off.
 * TELEMETRY=on turns it on, TELEMETRY_SHARE lets only a part report. Throws a UserError when either is anything else.
 */
export function telemetryShare(env: NodeJS.ProcessEnv = process.env): number | undefined {
  const { TELEMETRY: wanted = '', TELEMETRY_SHARE: given = '' } = env;
  if (!['', 'on', 'off'].includes(wanted))
    throw new UserError(`TELEMETRY is "${wanted}": set it to on, or leave it out.`);
  const share = given === '' ? 1 : Number(given);
  if (!(share > 0 && share <= 1))
    throw new UserError(
      `TELEMETRY_SHARE is "${given}": set it to a number up to 1, such as 0.1, or leave it out.`,
    );
  return wanted === 'on' ? share : undefined;
}

/** The file that a site with telemetry has, in its folder. */
export const telemetryFile = 'telemetry.json';

/** The content of `/telemetry.json`: versions as people see them, since every report repeats them. */
export function telemetrySettings({ live, history }: Registry): TelemetrySettings {
  const packages = Object.entries(live);
  const versions = packages.map(([name, version]) => [name, shortVersion(version)] as const);
  const former = packages.map(([name, version]) => {
    const others = (history[name] ?? []).filter((entry) => entry.version !== version);
    return [name, others.slice(0, formerVersions).map((entry) => shortVersion(entry.version))] as const;
  });
  return { versions: Object.fromEntries(versions), former: Object.fromEntries(former) };
}
