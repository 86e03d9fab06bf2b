import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of the page; those within a template are left out. */
export interface HtmlElement {
  /** In lower case for elements of HTML, e.g. `a`. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  isInBody: boolean;
  isSvg: boolean;
}

export interface HtmlPage {
  /** The address, e.g. `/blogs`. */
  path: string;
  elements: readonly HtmlElement[];
  /** The elements' ids, each as often as it is used. */
  ids: readonly string[];
  /** What visitors read or hear: each run of text, and each attribute with words. */
  texts: readonly string[];
}

const wordAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** Elements whose text is code, shown to visitors or run by the page. */
const programText = ['script', 'style', 'code', 'pre', 'samp'];

/** Parses the HTML of the page at `path` as browsers do that run no scripts. */
export function parsePage(path: string, html: string): HtmlPage {
  const elements: HtmlElement[] = [];
  const texts: string[] = [];
  const visit = (node: Node, isInBody: boolean) => {
    if (tree.isTextNode(node)) texts.push(node.value);
    if (tree.isElementNode(node)) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      elements.push({ name: node.tagName, attributes, isInBody, isSvg: node.namespaceURI.endsWith('/svg') });
      texts.push(...wordAttributes.flatMap((name) => attributes.get(name) ?? []));
      if (programText.includes(node.tagName)) return;
    }
    const isBody = tree.isElementNode(node) && node.tagName === 'body';
    // A template's content is not among its children, so it is left out.
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isInBody || isBody);
  };
  visit(parse(html, { scriptingEnabled: false }), false);
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  return { path, elements, ids, texts };
}
