/** Reads the HTML of a page into what the rules of htmlRules.ts ask for. */
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

export interface Element {
  /** In lower case, e.g. `a`. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  isInBody: boolean;
  isSvg: boolean;
  /** The method of the form that it stands in. */
  method: string | undefined;
}

export interface Page {
  path: string;
  elements: Element[];
  ids: string[];
  /** What visitors read or hear: each run of text, and each attribute with words. */
  texts: string[];
  /** The words of each h1. */
  headings: string[];
  /** Number of characters that `main` shows, spaces left out. */
  mainLength: number;
}

const wordAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'value', 'label'];
const programs = ['script', 'style', 'code', 'pre', 'samp'];

/** Parses the HTML of the page at `path` as browsers do that run no scripts. */
export function parsePage(path: string, html: string): Page {
  const page: Page = { path, elements: [], ids: [], texts: [], headings: [], mainLength: 0 };
  const root = { isInBody: false, isInMain: false, method: undefined as string | undefined };
  const visit = (node: Node, place: typeof root) => {
    if (tree.isTextNode(node)) {
      page.texts.push(node.value);
      if (place.isInMain) page.mainLength += node.value.replace(/\s+/g, '').length;
    }
    const inside = { ...place };
    if (tree.isElementNode(node)) {
      const name = node.tagName;
      const attributes = new Map(node.attrs.map((attribute) => [attribute.name, attribute.value]));
      const isSvg = node.namespaceURI.endsWith('/svg');
      page.elements.push({ name, attributes, isSvg, isInBody: place.isInBody, method: place.method });
      const id = attributes.get('id');
      if (id !== undefined) page.ids.push(id);
      page.texts.push(...wordAttributes.flatMap((attribute) => attributes.get(attribute) ?? []));
      if (name === 'h1') page.headings.push(textOf(node).trim());
      if (programs.includes(name)) return;
      inside.isInBody ||= name === 'body';
      inside.isInMain = (place.isInMain || name === 'main') && !attributes.has('hidden');
      if (name === 'form') inside.method = attributes.get('method') ?? 'get';
    }
    for (const child of childrenOf(node)) visit(child, inside);
  };
  visit(parse(html, { scriptingEnabled: false }), root);
  return page;
}

/** A template's content is not among its children. */
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

/** The text within a node, and the words that stand for its pictures. */
function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  const words = tree.isElementNode(node)
    ? node.attrs.filter(({ name }) => ['alt', 'aria-label'].includes(name)).map(({ value }) => value)
    : [];
  return words.concat(childrenOf(node).map(textOf)).join('');
}
