import { brand } from '@sayapatri/facts/brand';
import { UserError } from '../userError.ts';

/**
 * Scheme and host of the site, for canonical links, the sitemap and feeds: SITE_ORIGIN, or the brand's. Throws a UserError
 * when SITE_ORIGIN is anything else.
 */
export function siteOrigin(): string {
  const origin = process.env.SITE_ORIGIN || brand.origin;
  const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol) && [parsed.origin, `${parsed.origin}/`].includes(origin))
    return parsed.origin;
  throw new UserError(`SITE_ORIGIN is "${origin}": make it scheme and host alone, such as ${brand.origin}.`);
}
