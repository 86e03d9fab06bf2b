/** The assistant's search index: the sections of all pages, and the answers that a live package provides. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssistantAnswer } from '@sayapatri/contract';
import { datasetFile } from '@sayapatri/contract/release/files';
import { type SearchIndex, type SiteSection, searchPath } from '@sayapatri/contract/search';
import { type DefaultTreeAdapterMap, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { writeText } from '../releases/precompress.ts';
import type { StoredRelease } from '../releases/releases.ts';
import type { SitePage } from './pages.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Characters of a section's text that are kept: what a section is about stands at its beginning. */
const mostText = 400;

/** Lines that answer nothing: sources, and the address at the foot of a printed page. */
const isFootnote = /^Sources?: |https?:\/\//;

/** How many sections a line may stand in: one in more of them says nothing about any. */
const mostUses = 3;

/** Writes the index of the pages in `folder`. Reads pages and releases only, so the same releases give the same bytes. */
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
  await writeText(path.join(folder, searchPath), JSON.stringify(index));
}

/** The answers as the build of the package that provides them has written them; none if no live package does. */
async function answersOf(stored: readonly StoredRelease[]): Promise<AssistantAnswer[]> {
  const file = datasetFile('assistantAnswers');
  const provider = stored.find(({ release }) => release.files[file] !== undefined);
  return provider ? JSON.parse(await readFile(path.join(provider.folder, file), 'utf8')) : [];
}

/** The sections of a page's `main`, each from a heading, or a term with an anchor of its own, to the next one. */
export function pageSections(pagePath: string, html: string): SiteSection[] {
  const found: SiteSection[] = [];
  let topic = '';
  const visit = (node: Node, anchor: string): void => {
    if (!tree.isElementNode(node) || isSilent(node)) return;
    const name = node.tagName;
    const id = attribute(node, 'id');
    // A heading's own id only labels its section, and React's ids begin with `_`.
    const inside = id && !/^h\d$/.test(name) && !id.startsWith('_') ? id : anchor;
    const address = inside ? `${pagePath}#${inside}` : pagePath;
    if (name === 'h1') topic = textOf(node);
    if (/^h[1-3]$/.test(name) || (name === 'dt' && inside && found.at(-1)?.address !== address))
      found.push({ title: textOf(node), address, ...(name !== 'h1' && { topic }), text: '' });
    else {
      if (name !== 'tr') for (const child of node.childNodes) visit(child, inside);
      const line = lines.test(name) ? textOf(node) : '';
      const section = found.at(-1);
      if (section && line && !isFootnote.test(line)) section.text += `${section.text && '\n'}${line}`;
    }
  };
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')).replace(/^<main[^>]*>/, '');
  for (const node of parseFragment(main).childNodes) visit(node, '');
  return found.filter(({ text }) => text !== '');
}

/** Only these hold text: what stands beside them in a container, such as a link to elsewhere, answers nothing. */
const lines = /^(h[4-6]|p|li|tr|dt|dd|summary|figcaption)$/;
const blocks = /^(h[1-6]|p|ul|ol|li|table|tr|dl|dt|dd|details|summary|figcaption)$/;

/** Stand within a word or a sentence; other elements are apart from the text beside them. */
const inline = /^(a|abbr|b|em|i|strong|time)$/;

/** An element's words without the blocks within it; a row's with all in its cells. */
function textOf(element: Element): string {
  const wordsIn = (node: Node): string => {
    if (tree.isTextNode(node)) return node.value;
    if (!tree.isElementNode(node) || isSilent(node)) return '';
    if (blocks.test(node.tagName) && element.tagName !== 'tr') return ' ';
    const words = node.childNodes.map(wordsIn).join('');
    return inline.test(node.tagName) ? words : ` ${words} `;
  };
  return element.childNodes.map(wordsIn).join('').replace(/\s+/g, ' ').trim();
}

const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

/** What is no text of the page: controls, pictures and what screen readers are not told. */
const isSilent = (element: Element) =>
  /^(script|style|svg|form|nav|button|select|template)$/.test(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined;

/** The sections without the lines that many have, such as the label of a fold, each cut to the length that is kept. */
function withoutRepeated(sections: readonly SiteSection[]): SiteSection[] {
  const uses = new Map<string, number>();
  for (const line of sections.flatMap(({ text }) => text.split('\n')))
    uses.set(line, (uses.get(line) ?? 0) + 1);
  return sections.flatMap((section) => {
    const lines = [...new Set(section.text.split('\n'))].filter((line) => (uses.get(line) ?? 0) <= mostUses);
    return lines.length > 0 ? [{ ...section, text: lines.join('\n').slice(0, mostText) }] : [];
  });
}
