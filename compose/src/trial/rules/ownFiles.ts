import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { Request } from 'playwright';
import type { PageRule, Visit } from './pageRule.ts';

export const asksForOwnFiles: PageRule = {
  name: 'Asks for its own files',
  reason:
    'Other sites learn who visits, other packages change without notice, and nothing may be sent that a visitor did not send.',
  harm: 'others learn who visits, or visitors wait for what is not theirs',
  remedy: 'put what the page needs into its own package, or name the dataset that it uses',
  noted: (visit) => {
    for (const request of visit.notes.requests) {
      const fault = faultOf(request, visit);
      if (fault !== undefined) return fault;
    }
    return visit.notes.blocked[0];
  },
  async fault({ page }) {
    return page.evaluate(() => {
      const other = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel~=preconnect], link[rel~=dns-prefetch]'),
      ].find(({ href }) => new URL(href).origin !== location.origin);
      return other ? `it opens a connection to ${other.href}` : window.trial.connectionFault();
    });
  },
};

function faultOf(request: Request, { url, address, next: { releases } }: Visit): string | undefined {
  const asked = new URL(request.url());
  if (!asked.protocol.startsWith('http')) return undefined;
  // The security policy names the sites that may be shown in a frame, such as a map.
  const isFrame = request.resourceType() === 'document';
  if (asked.origin !== new URL(url).origin)
    return isFrame ? undefined : `it asks ${asked.host} for ${asked.pathname}`;
  if (!['GET', 'HEAD'].includes(request.method()) && asked.pathname !== serverPaths.telemetry)
    return `it sends something to ${asked.pathname} without being asked to`;
  const owner = releases.find(({ pages }) => pages.some(({ path }) => path === address));
  if (owner === undefined || isFrame) return undefined;
  const [, other] = /^\/_\/([^/]+)\//.exec(asked.pathname) ?? [];
  if (
    other !== undefined &&
    ![owner.name, 'shell'].includes(other) &&
    // Datasets are for all packages.
    !asked.pathname.endsWith('.json')
  )
    return `it asks for ${asked.pathname}, which is ${other}'s`;
  const reads = ['fetch', 'xhr'].includes(request.resourceType());
  const isPage = releases.some(({ pages }) => pages.some(({ path }) => path === asked.pathname));
  return reads && isPage && asked.pathname !== address ? `it reads the page ${asked.pathname}` : undefined;
}
