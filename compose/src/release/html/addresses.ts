/** The addresses in a page's HTML, and what each element does with them. */
import type { HtmlElement } from './htmlPage.ts';

export type Use = 'links to' | 'sends a form to' | 'loads';

export interface Address {
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

/** All addresses that an element has. */
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
  [...srcset.matchAll(/(\S*[^\s,])(?:\s+[\d.]+[wxh])?\s*(?:,|$)/g)].map(([, address = '']) => address);

/** The addresses of files in styles, those of the page's own parts left out. */
const inStyles = (css: string) =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)]
    .map(([, , address = '']) => address)
    .filter((address) => !address.startsWith('#'));
