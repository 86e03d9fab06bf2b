import type { TelemetrySettings } from 'shared/contract/telemetry';
import type { Registry } from '../store/registry.ts';
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

/** The content of `/telemetry.json`. */
export function telemetrySettings({ live, history }: Registry): TelemetrySettings {
  const former = Object.entries(live).map(([name, version]) => {
    const versions = (history[name] ?? []).map((entry) => entry.version);
    return [name, versions.filter((other) => other !== version).slice(0, formerVersions)] as const;
  });
  return { versions: live, former: Object.fromEntries(former) };
}
