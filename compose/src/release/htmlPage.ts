import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of the page; those within a template are left out. */
export interface HtmlElement {
  /** In lower case for elements of HTML, e.g. `a`. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  isInBody: boolean;
  isSvg: boolean;
  /** True if the HTML has the element's start and end, or the element has no end tag. */
  isClosed: boolean;
  form: HtmlElement | undefined;
  /** The rules of a style element; empty for all others. */
  styles: string;
}

export interface HtmlPage {
  /** The address, e.g. `/blogs`. */
  path: string;
  elements: readonly HtmlElement[];
  /** The elements' ids, each as often as it is used. */
  ids: readonly string[];
  /** What visitors read or hear: each run of text, and each attribute with words. */
  texts: readonly string[];
  /** The words of each h1, those of its pictures included. */
  headings: readonly string[];
  /** The text that `main` shows, without what is hidden. */
  mainText: string;
}

/** What a rule can ask about the composed site. */
export interface HtmlSite {
  /** The page at that path; undefined if there is none. Each is parsed once. */
  page: (path: string) => Promise<HtmlPage | undefined>;
  /** The same page of the live site; undefined if it has none. */
  livePage: (path: string) => Promise<HtmlPage | undefined>;
  /** True if the site has a file at that path. */
  hasFile: (path: string) => boolean;
}

const wordAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'value', 'label'];

/** Elements whose text is code, shown to visitors or run by the page. */
const programText = ['script', 'style', 'code', 'pre', 'samp'];

const withoutEnd = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Parses the HTML of the page at `path` as browsers do that run no scripts. */
export function parsePage(path: string, html: string): HtmlPage {
  const elements: HtmlElement[] = [];
  const texts: string[] = [];
  const headings: string[] = [];
  let mainText = '';
  /** What a node stands in; `shows` is true within `main` where nothing hides the node. */
  interface Place {
    isInBody: boolean;
    shows: boolean;
    form: HtmlElement | undefined;
  }
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const root: Place = { isInBody: false, shows: false, form: undefined };
  // A loop, because a page whose elements stand thousands deep in one another would end a recursion.
  const left: [node: Node, place: Place][] = [[document, root]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [node, place] = next;
    const inside = { ...place };
    if (tree.isTextNode(node)) {
      texts.push(node.value);
      if (place.shows) mainText += node.value;
    }
    if (tree.isElementNode(node)) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const isSvg = node.namespaceURI.endsWith('/svg');
      const { startTag, endTag } = node.sourceCodeLocation ?? {};
      const isClosed =
        isSvg || withoutEnd.test(node.tagName) || (startTag !== undefined && endTag !== undefined);
      const { isInBody, form } = place;
      const name = node.tagName;
      const styles = name === 'style' ? textOf(node) : '';
      const element = { name, attributes, isInBody, isSvg, isClosed, form, styles };
      elements.push(element);
      texts.push(...wordAttributes.flatMap((name) => attributes.get(name) ?? []));
      if (node.tagName === 'meta' && !attributes.has('http-equiv'))
        texts.push(attributes.get('content') ?? '');
      inside.isInBody ||= node.tagName === 'body';
      inside.shows = (place.shows || node.tagName === 'main') && !isUnseen(node.tagName, attributes);
      if (node.tagName === 'form') inside.form = element;
      if (programText.includes(node.tagName)) {
        if (inside.shows) mainText += textOf(node);
        continue;
      }
      if (node.tagName === 'h1') headings.push(wordsOf(node).trim());
    }
    // A template's content is not among its children, so it is left out.
    for (const child of childrenOf(node).toReversed()) left.push([child, inside]);
  }
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  return { path, elements, ids, texts, headings, mainText };
}

const isUnseen = (name: string, attributes: ReadonlyMap<string, string>) =>
  attributes.has('hidden') ||
  /display:\s*none|visibility:\s*hidden/.test(attributes.get('style') ?? '') ||
  ['script', 'style', 'noscript'].includes(name);

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

/** A node and all nodes within it, in the order of the HTML. */
function* nodesIn(node: Node): Generator<Node> {
  const left = [node];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    yield next;
    for (const child of childrenOf(next).toReversed()) left.push(child);
  }
}

const textOf = (node: Node): string =>
  [...nodesIn(node)].map((inner) => (tree.isTextNode(inner) ? inner.value : '')).join('');

/** The text within a node, and the words that stand for its pictures. */
const wordsOf = (node: Node): string =>
  [...nodesIn(node)]
    .flatMap((inner) => {
      if (tree.isTextNode(inner)) return inner.value;
      const attributes = tree.isElementNode(inner) ? inner.attrs : [];
      return attributes.filter(({ name }) => ['alt', 'aria-label'].includes(name)).map(({ value }) => value);
    })
    .join('');
