/** Finds the addresses in a page's HTML, and checks that they lead somewhere. */
import { serverPaths } from '@sayapatri/contract/serverPaths';
import { mapHost } from '@sayapatri/facts/mapHost';
import { attempt } from '../attempt.ts';
import type { Element, Page } from './htmlPage.ts';

/** What a rule can ask about the composed site. */
export interface ComposedSite {
  hasPage: (path: string) => boolean;
  /** The page at the path of one. */
  page: (path: string) => Promise<Page>;
  /** The same page of the live site; undefined if it has none. */
  livePage: (path: string) => Promise<Page | undefined>;
  hasFile: (path: string) => boolean;
}

interface Address {
  use: 'links to' | 'sends a form to' | 'loads';
  address: string;
  element: Element;
}

/** What a wrong address means for visitors, and what to do. */
export const outcomes: Record<Address['use'], string> = {
  'links to': 'so a click does not lead there: correct the link',
  'sends a form to': 'so what a visitor sends is lost: correct the form',
  loads: 'so visitors see a gap: correct the address',
};

export function addressesOf(element: Element): Address[] {
  const { name, attributes } = element;
  const at = (attribute: string) => attributes.get(attribute)?.trim();
  const found: [Address['use'], string | undefined][] = [
    [name === 'link' ? 'loads' : 'links to', at('href')],
    ['sends a form to', at('action') ?? at('formaction')],
    ['loads', at('src')],
  ];
  // Each candidate is followed by a width or a density, and a comma.
  for (const candidate of at('srcset')?.split(/,\s/) ?? [])
    found.push(['loads', candidate.trim().split(/\s/)[0]]);
  return found.flatMap(([use, address]) => (address === undefined ? [] : { use, address, element }));
}

/** A placeholder for the site's own scheme and host. */
const ownOrigin = 'https://site.invalid';

/** What is wrong with an address, such as `which …`; undefined if nothing is. */
export async function addressFault(
  { use, address, element }: Address,
  from: Page,
  site: ComposedSite,
): Promise<string | undefined> {
  // The head is written by compose itself.
  if (!element.isInBody) return undefined;
  if (address === '#') return 'which names nothing (#top is the beginning of the page)';
  if (!URL.canParse(address, ownOrigin + from.path)) return 'which is no address';
  const url = new URL(address, ownOrigin + from.path);
  if (url.origin !== ownOrigin) {
    if (use === 'links to')
      return /^(https|mailto|tel|sms|viber|whatsapp):/.test(url.href)
        ? undefined
        : 'which no click should open';
    const isAllowed = url.protocol === 'data:' || (element.name === 'iframe' && url.origin === mapHost);
    return isAllowed ? undefined : 'which is not of the site, as its security policy demands';
  }
  if (use === 'loads') return site.hasFile(url.pathname) ? undefined : 'which is no file of the site';
  const method = element.attributes.get('formmethod') ?? element.attributes.get('method') ?? element.method;
  if (use === 'sends a form to' && /^post$/i.test(method ?? ''))
    return url.pathname === serverPaths.enquiries ? undefined : 'which takes nothing that is posted';
  if (!site.hasPage(url.pathname))
    return site.hasFile(url.pathname) ? undefined : 'which is no page of the site';
  const id = attempt(() => decodeURIComponent(url.hash.slice(1)));
  if (id === undefined) return 'whose part after # is malformed';
  // Other pages are read only for their ids.
  if (['', 'top'].includes(id)) return undefined;
  const { ids } = url.pathname === from.path ? from : await site.page(url.pathname);
  return ids.includes(id) ? undefined : `where nothing has the id ${id}`;
}
