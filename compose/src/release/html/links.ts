import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { HtmlElement, HtmlPage } from './htmlPage.ts';
import type { HtmlRule, HtmlSite } from './htmlRule.ts';

const link = { verb: 'links to', noun: 'link' };
const form = { verb: 'sends a form to', noun: 'form' };
const file = { verb: 'loads', noun: 'address' };

/** What an element does with the address in each attribute that holds one. */
const uses: Record<string, typeof link> = {
  href: link,
  action: form,
  formaction: form,
  src: file,
  srcset: file,
  imagesrcset: file,
  poster: file,
  data: file,
};

/** A placeholder for the site's own scheme and host. */
const ownOrigin = 'https://site.invalid';

export const links: HtmlRule = {
  name: 'Every address within the site leads somewhere',
  reason: 'A broken link, form or picture is all that a visitor gets.',
  async faults(page, site) {
    const faults = new Set<string>();
    for (const element of page.elements)
      for (const { use, address } of addressesOf(element)) {
        const fault = await addressFault(use, address, page, site);
        const shown = address || 'an empty address';
        if (fault) faults.add(`${use.verb} ${shown}, ${fault}: correct the ${use.noun}.`);
      }
    return [...faults];
  },
};

const addressesOf = ({ name, attributes }: HtmlElement) =>
  [...attributes].flatMap(([attribute, value]) => {
    const use = uses[attribute];
    if (use === undefined || (attribute === 'data' && name !== 'object')) return [];
    const all = attribute.endsWith('srcset') ? candidates(value) : [value.replace(/\s+/g, ' ').trim()];
    return all.map((address) => ({ use, address }));
  });

/** The addresses of a srcset: each is followed by a width or a density, or by nothing, and a comma. */
const candidates = (srcset: string) =>
  [...srcset.matchAll(/(\S*[^\s,])(?:\s+[\d.]+[wxh])?\s*(?:,|$)/g)].map(([, address = '']) => address);

async function addressFault(
  use: typeof link,
  address: string,
  from: HtmlPage,
  { page, hasFile }: HtmlSite,
): Promise<string | undefined> {
  if (!URL.canParse(address, ownOrigin + from.path)) return 'which is no address';
  const { origin, pathname, hash } = new URL(address, ownOrigin + from.path);
  if (origin !== ownOrigin) return undefined;
  if (use === file) return hasFile(pathname) ? undefined : 'which is no file of the site';
  if (use === form && Object.values<string>(serverPaths).includes(pathname)) return undefined;
  const target = pathname === from.path ? from : await page(pathname);
  if (target === undefined) return hasFile(pathname) ? undefined : 'which is no page of the site';
  return partFault(hash, target);
}

function partFault(hash: string, { ids }: HtmlPage): string | undefined {
  const id = decoded(hash.slice(1));
  if (id === undefined) return 'whose part after # is malformed';
  return id === '' || ids.includes(id) ? undefined : `where nothing has the id ${id}`;
}

/** The percent-decoded text; undefined where it is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
