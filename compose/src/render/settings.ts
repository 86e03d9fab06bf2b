/** The settings of a site that are environment variables. */
import { UserError } from '../userError.ts';

/**
 * Scheme and host of the site, for canonical links, the sitemap and feeds: SITE_ORIGIN, or `own`. Throws a UserError
 * when SITE_ORIGIN has another form.
 */
export function siteOrigin(own: string): string {
  const origin = process.env.SITE_ORIGIN || own;
  const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol) && [parsed.origin, `${parsed.origin}/`].includes(origin))
    return parsed.origin;
  throw new UserError(`SITE_ORIGIN is "${origin}": make it scheme and host alone, such as ${own}.`);
}

/** Whether documents report what fails: only with TELEMETRY=on. Throws a UserError for a value other than that and `off`. */
export function hasTelemetry({ TELEMETRY: wanted = '' }: NodeJS.ProcessEnv = process.env): boolean {
  if (!['', 'on', 'off'].includes(wanted))
    throw new UserError(`TELEMETRY is "${wanted}": set it to on, or leave it out.`);
  return wanted === 'on';
}

/**
 * Whether pages are kept for offline reading: yes, unless OFFLINE_PAGES is `off`, which also retires the service workers in
 * use. Throws a UserError when it is neither that nor `on`.
 */
export function keepsPagesOffline(): boolean {
  const setting = process.env.OFFLINE_PAGES;
  if (setting !== undefined && !['', 'on', 'off'].includes(setting))
    throw new UserError(`OFFLINE_PAGES is "${setting}": set it to "on" or "off", or leave it out.`);
  return setting !== 'off';
}
