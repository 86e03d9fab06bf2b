/** The rules for the HTML of rendered pages. Each fault is one sentence. */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bootstrapElementId } from '@sayapatri/contract/bootstrap';
import { assetUrl } from '@sayapatri/contract/release/files';
import type { ComposeResult } from '../render/compose.ts';
import { fileOf, pageName } from '../render/pages.ts';
import { type Element, type Page, parsePage } from './htmlPage.ts';
import { addressesOf, addressFault, type ComposedSite, outcomes } from './links.ts';

/**
 * Returns a sentence for each rule that a rendered page breaks. `live` is the live site's folder, or a link to it; there may
 * be none. With `allowLess`, a page may lose most of its text.
 */
export async function htmlFaults(
  { folder, rendered, releases }: ComposeResult,
  live: string,
  allowLess: boolean,
): Promise<string[]> {
  const paths = new Set(releases.flatMap(({ pages }) => pages.map((page) => page.path)));
  // The site's folder also has files of former versions, for open tabs, which are deleted later.
  const released = new Set(
    releases.flatMap(({ name, files }) => Object.keys(files).map((file) => assetUrl(name, file))),
  );
  const known = new Map<string, Promise<Page>>();
  const parseOnce = (address: string) => {
    const page = known.get(address) ?? readPage(folder, address);
    known.set(address, page);
    return page;
  };
  const site: ComposedSite = {
    hasPage: (address) => paths.has(address),
    page: parseOnce,
    livePage: async (address) =>
      // An address that only redirects so far has no page.
      isFile(path.join(live, address, '.moved')) ? undefined : readPage(live, address).catch(() => undefined),
    hasFile: (address) =>
      address.startsWith('/_/') ? released.has(address) : isFile(path.join(folder, address)),
  };
  const faults = new Set<string>();
  for (const address of rendered)
    for await (const fault of pageFaults(await parseOnce(address), site, allowLess))
      faults.add(`${pageName(releases, address)} ${fault}`);
  return [...faults];
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

const readPage = async (folder: string, address: string) =>
  parsePage(address, await readFile(path.join(folder, fileOf(address)), 'utf8'));

/** Attributes that name other elements of the page by id. */
const referring = [
  ...['for', 'list', 'form', 'popovertarget', 'commandfor'],
  ...['aria-labelledby', 'aria-describedby'],
];

/** What code, templates, Markdown and wrong encodings leave in a text. */
const leftovers = new RegExp(
  [
    /undefined\b|\b(?:NaN|Invalid Date)\b|\bnull\b(?! and void)|\[object \w+\]/,
    /\$\{|\{\{|\{[a-z][\w-]*\}/,
    /\b[Ll]orem ipsum\b/,
    /&(?:amp|nbsp|lt|gt|quot|apos|#\d+);/,
    /\ufffd|â€|Ã[\u0080-\u00bf]/,
    /\]\((?:[/#]|https?:)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const leastShareOfLiveText = 1 / 3;

/** A sentence for each fault, without the page's name at its beginning. */
async function* pageFaults(page: Page, site: ComposedSite, allowLess: boolean): AsyncGenerator<string> {
  const { headings, ids, elements, texts } = page;
  const lost = 'so screen readers and search engines can’t tell what it is about';
  if (headings.length > 1) yield `has ${headings.length} h1, ${lost}: keep one, and make the others h2.`;
  if (!headings.some(Boolean)) yield `has no h1 with words, ${lost}: give it its heading.`;

  const there = new Set(['', ...ids]);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) < at)))
    yield `has the id ${id} more than once, so links and labels find the first alone: give each element its own.`;

  for (const element of elements) {
    const { name, attributes } = element;
    if (element.isInBody && isForHead(element))
      yield `renders a ${name} element, which takes the place of the site's own or is stopped by its security policy: leave it out.`;
    for (const attribute of attributes.keys())
      if (/^(on\w+|autofocus|autoplay)$/.test(attribute))
        yield `has ${attribute} on a ${name} element, which acts before a visitor does, or is stopped by the security policy: leave it out.`;
    for (const attribute of referring)
      for (const id of (attributes.get(attribute) ?? '').split(/\s+/))
        if (!there.has(id))
          yield `has a ${name} element whose ${attribute} names ${id}, which is not there, so it does nothing: correct the id.`;
    for (const found of addressesOf(element)) {
      const fault = await addressFault(found, page, site);
      const shown = found.address.slice(0, 80) || 'an empty address';
      if (fault) yield `${found.use} ${shown}, ${fault}, ${outcomes[found.use]}.`;
    }
  }

  for (const text of texts) {
    const plain = text.replace(/\s+/g, ' ');
    const at = plain.search(leftovers);
    if (at >= 0)
      yield `says "${plain.slice(Math.max(0, at - 30), at + 45).trim()}": give the value that is missing, or put the word into <code> where it is meant.`;
  }

  const before = allowLess ? 0 : ((await site.livePage(page.path))?.mainLength ?? 0);
  if (page.mainLength < before * leastShareOfLiveText)
    yield `would show visitors ${page.mainLength} characters of text in place of ${before}: restore them, or add --allow-less if that is meant.`;
}

/** True for what belongs to the head, apart from the site's own scripts and React's preloads. */
function isForHead({ name, attributes, isSvg }: Element): boolean {
  if (isSvg || !['meta', 'title', 'base', 'link', 'script', 'style'].includes(name)) return false;
  if (name === 'link') return !/^(module)?preload$/.test(attributes.get('rel') ?? '');
  const isOwnScript =
    attributes.get('id') === bootstrapElementId ||
    attributes.get('type') === 'importmap' ||
    attributes.get('src')?.startsWith('/_/shell/');
  return !(name === 'script' && isOwnScript);
}
