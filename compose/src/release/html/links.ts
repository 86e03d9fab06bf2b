import { mapHost } from '@sayapatri/facts/brand';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
import { siteOrigin } from '../../site/origin.ts';
import { type Address, addressesOf, type Use } from './addresses.ts';
import { elsewhereFault } from './elsewhere.ts';
import type { HtmlPage } from './htmlPage.ts';
import type { HtmlRule, HtmlSite } from './htmlRule.ts';

/** What visitors get, and what to correct. */
const outcomes: Record<Use, [result: string, noun: string]> = {
  'links to': ['so a click does not lead there', 'link'],
  'sends a form to': ['so what a visitor sends is lost', 'form'],
  loads: ['so visitors see a gap', 'address'],
};

/** A placeholder for the site's own scheme and host. */
const ownOrigin = 'https://site.invalid';

export const links: HtmlRule = {
  name: 'Every address leads somewhere',
  reason: 'A broken link, form or picture is all that a visitor gets.',
  async *faults(page, site) {
    for (const found of page.elements.flatMap(addressesOf)) {
      const fault = await addressFault(found, page, site);
      const [result, noun] = outcomes[found.use];
      const shown = found.address.slice(0, 80) || 'an empty address';
      if (fault) yield `${found.use} ${shown}, ${fault}, ${result}: correct the ${noun}.`;
    }
  },
};

async function addressFault(found: Address, from: HtmlPage, site: HtmlSite): Promise<string | undefined> {
  const { use, address, element } = found;
  if (address === '#') return 'which names nothing (#top is the beginning of the page)';
  const base = ownOrigin + from.path;
  if (!URL.canParse(address, base)) return 'which is no address';
  const url = new URL(address, base);
  if (url.origin !== ownOrigin && url.origin !== siteOrigin())
    return element.isInBody ? otherFault(found, url) : undefined;
  if (use === 'loads') return site.hasFile(url.pathname) ? undefined : 'which is no file of the site';
  if (use === 'sends a form to' && isPost(found))
    return url.pathname === serverPaths.enquiries ? undefined : 'which takes nothing that is posted';
  const target = url.pathname === from.path ? from : await site.page(url.pathname);
  if (target === undefined) return site.hasFile(url.pathname) ? undefined : 'which is no page of the site';
  return partFault(url.hash, target);
}

function otherFault({ use, element }: Address, url: URL): string | undefined {
  if (use === 'links to') return elsewhereFault(url);
  if (use === 'sends a form to') return 'which is not of the site, as its security policy demands';
  if (element.name === 'iframe' && url.origin === mapHost) return undefined;
  return url.protocol === 'data:' ? undefined : 'which is not of the site, as its security policy demands';
}

const isPost = ({ element: { attributes, form } }: Address) =>
  /^post$/i.test(
    attributes.get('formmethod') ?? attributes.get('method') ?? form?.attributes.get('method') ?? '',
  );

function partFault(hash: string, { ids }: HtmlPage): string | undefined {
  const id = decoded(hash.slice(1));
  if (id === undefined) return 'whose part after # is malformed';
  // Browsers take #top for the beginning of the page.
  return ['', 'top'].includes(id) || ids.includes(id) ? undefined : `where nothing has the id ${id}`;
}

/** The percent-decoded text; undefined where it is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
