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

/** Whether documents report what fails: only with TELEMETRY=on. Throws a UserError for a value other than `on` and `off`. */
export function hasTelemetry({ TELEMETRY: value = '' } = process.env): boolean {
  if (!['', 'on', 'off'].includes(value))
    throw new UserError(`TELEMETRY is "${value}": set it to on or off, or leave it out.`);
  return value === 'on';
}
