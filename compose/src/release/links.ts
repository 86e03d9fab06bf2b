/** Finds the addresses in a page's HTML, and checks that they lead somewhere. */
import { mapHost } from '@sayapatri/facts/brand';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
import { attempt } from '../attempt.ts';
import { siteOrigin } from '../site/settings.ts';
import type { HtmlElement, HtmlPage, HtmlSite } from './htmlPage.ts';

type Use = 'links to' | 'sends a form to' | 'loads';

interface Address {
  use: Use;
  address: string;
  element: HtmlElement;
}

/** What an element does with the address in each attribute that holds one. */
const uses: Record<string, Use> = {
  href: 'links to',
  action: 'sends a form to',
  formaction: 'sends a form to',
  src: 'loads',
  srcset: 'loads',
  imagesrcset: 'loads',
  poster: 'loads',
  data: 'loads',
  style: 'loads',
};

export function addressesOf(element: HtmlElement): Address[] {
  const inAttributes = [...element.attributes].flatMap(([attribute, value]) => {
    const use = uses[attribute];
    if (use === undefined || (attribute === 'data' && element.name !== 'object')) return [];
    const own = element.name === 'link' && element.isInBody ? 'loads' : use;
    return written(attribute, value).map((address) => ({ use: own, address, element }));
  });
  const inRules = inStyles(element.styles).map((address) => ({ use: 'loads' as const, address, element }));
  return [...inAttributes, ...inRules];
}

function written(attribute: string, value: string): string[] {
  if (attribute === 'style') return inStyles(value);
  if (attribute.endsWith('srcset')) return candidates(value);
  return [value.replace(/\s+/g, ' ').trim()];
}

/** The addresses of a srcset: each is followed by a width or a density, or by nothing, and a comma. */
const candidates = (srcset: string) =>
  [...srcset.matchAll(/(?<![^\s,])(\S*[^\s,])(?:\s+[\d.]+[wxh])?\s*(?:,|$)/g)].map(
    ([, address = '']) => address,
  );

/** The addresses of files in styles, those of the page's own parts left out. */
const inStyles = (css: string) =>
  [...css.matchAll(/url\((?:\s*"([^"]*)"|\s*'([^']*)'|([^()"']*))/g)]
    .map(([, ...forms]) => (forms.find((form) => form !== undefined) ?? '').trim())
    .filter((address) => !address.startsWith('#'));

/** What a wrong address means for visitors, and what to correct. */
export const outcomes: Record<Use, [result: string, noun: string]> = {
  'links to': ['so a click does not lead there', 'link'],
  'sends a form to': ['so what a visitor sends is lost', 'form'],
  loads: ['so visitors see a gap', 'address'],
};

/** A placeholder for the site's own scheme and host. */
const ownOrigin = 'https://site.invalid';

/** What is wrong with an address, such as `which …`; undefined if nothing is. */
export async function addressFault(
  found: Address,
  from: HtmlPage,
  site: HtmlSite,
): Promise<string | undefined> {
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
  const id = attempt(() => decodeURIComponent(hash.slice(1)));
  if (id === undefined) return 'whose part after # is malformed';
  // Browsers take #top for the beginning of the page.
  return ['', 'top'].includes(id) || ids.includes(id) ? undefined : `where nothing has the id ${id}`;
}

/** Schemes of links that browsers open, by what must follow. */
const schemes: Record<string, RegExp> = {
  'https:': /./,
  'mailto:': /.@.|\?./,
  'tel:': /\d{3}/,
  'sms:': /\d{3}/,
  'viber:': /./,
  'whatsapp:': /./,
};

/** Hosts that only their own network knows. */
const privateHost =
  /^(localhost|[^.]+|.*\.(local|localhost|internal)|(127|10)\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** What is wrong with a link that leaves the site, such as `which …`; undefined if nothing is. */
function elsewhereFault(url: URL): string | undefined {
  if (url.protocol === 'http:') return 'which is fetched without encryption';
  if (url.username !== '') return 'which hides its host behind a name';
  const rest = schemes[url.protocol];
  if (rest === undefined) return `whose beginning, ${url.protocol}, is not one that browsers open`;
  if (!rest.test(url.href.slice(url.protocol.length).replaceAll(/[ ()-]|%20/g, '')))
    return 'which names nobody';
  if (url.protocol === 'https:' && privateHost.test(url.hostname))
    return 'which is known in its author’s network alone';
  return undefined;
}
