/** The settings of a site that are environment variables. */
import { UserError } from '@sayapatri/contract/userError';

/**
 * Scheme and host of the site, for canonical links and the sitemap: SITE_ORIGIN, or `own`. Throws a UserError
 * when SITE_ORIGIN has another form.
 */
export function siteOrigin(own: string): string {
  const origin = process.env.SITE_ORIGIN || own;
  const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol) && [parsed.origin, `${parsed.origin}/`].includes(origin))
    return parsed.origin;
  throw new UserError(`SITE_ORIGIN is "${origin}": make it scheme and host alone, such as ${own}.`);
}

/** Whether documents report what fails: only with TELEMETRY=on. */
export const hasTelemetry = (env = process.env): boolean => isOn('TELEMETRY', false, env);

/** Whether pages are kept for offline reading: yes, unless OFFLINE_PAGES is `off`, which also retires the service workers in use. */
export const keepsPagesOffline = (): boolean => isOn('OFFLINE_PAGES', true, process.env);

/** Throws a UserError for a value other than `on` and `off`. */
function isOn(name: string, unset: boolean, { [name]: value }: NodeJS.ProcessEnv): boolean {
  if (!value) return unset;
  if (value !== 'on' && value !== 'off')
    throw new UserError(`${name} is "${value}": set it to on or off, or leave it out.`);
  return value === 'on';
}
