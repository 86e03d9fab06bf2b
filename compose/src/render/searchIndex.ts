/** The assistant's search index: the sections of all pages, and the answers that a live package provides. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssistantAnswer } from '@sayapatri/contract';
import { datasetFile, integrityOf } from '@sayapatri/contract/release/files';
import {
  type SearchIndex,
  type SearchPointer,
  type SiteSection,
  searchPointerPath,
} from '@sayapatri/contract/search';
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { writeText } from '../releases/precompress.ts';
import type { StoredRelease } from '../releases/releases.ts';
import { digest, type SitePage } from './pages.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Characters of a section's text that are kept: what a section is about stands at its beginning. */
const mostText = 400;

/** Lines that answer nothing: sources, and the address at the foot of a printed page. */
const isFootnote = /^Sources?: |https?:\/\//;

/** How many sections a line may stand in: one in more of them says nothing about any. */
const mostUses = 3;

/**
 * Writes the index of the pages in `folder` under a name with its hash, and `/search.json`, which names it with its
 * integrity. Reads pages and releases only, so the same releases give the same bytes.
 */
export async function writeSearchIndex(
  folder: string,
  pages: readonly SitePage[],
  stored: readonly StoredRelease[],
): Promise<void> {
  const sections: SiteSection[] = [];
  for (const { page, file } of pages)
    if (page.indexed !== false)
      sections.push(...pageSections(page.path, await readFile(path.join(folder, file), 'utf8')));
  const index: SearchIndex = { answers: await answersOf(stored), sections: withoutRepeated(sections) };
  const text = JSON.stringify(index);
  const address = `/_/site/search-${digest(text)}.json`;
  await writeText(path.join(folder, address), text);
  const pointer: SearchPointer = { address, integrity: integrityOf(text) };
  await writeText(path.join(folder, searchPointerPath), JSON.stringify(pointer));
}

/** The answers as the build of the package that provides them has written them; none if no live package does. */
async function answersOf(stored: readonly StoredRelease[]): Promise<AssistantAnswer[]> {
  const file = datasetFile('assistantAnswers');
  const provider = stored.find(({ release }) => release.files[file] !== undefined);
  return provider ? JSON.parse(await readFile(path.join(provider.folder, file), 'utf8')) : [];
}

/** The sections of a page's `main`, each from a heading, or a term with an anchor of its own, to the next one. */
export function pageSections(pagePath: string, html: string): SiteSection[] {
  const found: { title: string; address: string; lines: string[] }[] = [];
  let pageTitle = '';
  let term = '';
  const visit = (node: Node, anchor: string): void => {
    if (!('childNodes' in node) || (tree.isElementNode(node) && isSilent(node))) return;
    const name = tree.isElementNode(node) ? node.tagName : '';
    const id = tree.isElementNode(node) ? attribute(node, 'id') : undefined;
    // A heading's own id only labels its section, and React's ids begin with `_`.
    const inside = id && !/^h\d$/.test(name) && !id.startsWith('_') ? id : anchor;
    const address = inside ? `${pagePath}#${inside}` : pagePath;
    if (name === 'h1') pageTitle = textOf(node);
    if (/^h[1-3]$/.test(name) || (name === 'dt' && found.at(-1)?.address !== address && inside !== ''))
      found.push({ title: textOf(node), address, lines: [] });
    else if (name === 'dt') term = `${textOf(node).replace(/:$/, '')}: `;
    else if (isLine(node)) {
      const line = textOf(node);
      if (line && !isFootnote.test(line)) found.at(-1)?.lines.push(term + line);
      term = '';
    } else for (const child of node.childNodes) visit(child, inside);
  };
  const main = elementsIn(parse(html)).find(({ tagName }) => tagName === 'main');
  for (const child of main?.childNodes ?? []) visit(child, '');
  return found
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, address, lines }) => ({
      title,
      address,
      ...(title === pageTitle ? {} : { topic: pageTitle }),
      text: [...new Set(lines)].join('\n'),
    }));
}

/** The sections without the lines that many have, such as the label of a fold, each cut to the length that is kept. */
function withoutRepeated(sections: readonly SiteSection[]): SiteSection[] {
  const uses = new Map<string, number>();
  for (const line of sections.flatMap(({ text }) => text.split('\n')))
    uses.set(line, (uses.get(line) ?? 0) + 1);
  return sections.flatMap((section) => {
    const lines = section.text.split('\n').filter((line) => (uses.get(line) ?? 0) <= mostUses);
    return lines.length > 0 ? [{ ...section, text: lines.join('\n').slice(0, mostText) }] : [];
  });
}

const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

/** What is no text of the page: controls, pictures and what screen readers are not told. */
const isSilent = (element: Element) =>
  /^(script|style|svg|form|nav|button|select|template)$/.test(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined;

const isBlock = ({ tagName }: Element) => /^(h[1-6]|p|ul|ol|table|dl|section|div|details)$/.test(tagName);

/** A row, or a block of text with no other block within it. */
const isLine = (node: Node): boolean =>
  tree.isElementNode(node) &&
  (/^(tr|dd)$/.test(node.tagName) ||
    (/^(h[4-6]|p|li|figcaption|summary)$/.test(node.tagName) &&
      !elementsIn(node).some((inner) => inner !== node && isBlock(inner))));

function elementsIn(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return tree.isElementNode(node) ? [node, ...inner] : inner;
}

/** The words within a node, with a space where a cell or a block ends. */
const textOf = (node: Node): string => {
  const walk = (inner: Node): string => {
    if (tree.isTextNode(inner)) return inner.value;
    if (!('childNodes' in inner) || (tree.isElementNode(inner) && isSilent(inner))) return '';
    const text = inner.childNodes.map(walk).join('');
    if (!tree.isElementNode(inner)) return text;
    if (/^(td|th|small)$/.test(inner.tagName)) return `; ${text}; `;
    return isBlock(inner) || inner.tagName === 'br' ? `${text} ` : text;
  };
  return walk(node)
    .replace(/\s+/g, ' ')
    .replace(/( ?; ?)+/g, '; ')
    .replace(/^; |; $/g, '')
    .trim();
};
