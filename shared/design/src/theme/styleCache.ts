import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The properties that supported browsers (es2022) still need prefixed; more prefixes would add bytes to every page. */
const prefixed = new Set(['backdrop-filter', 'print-color-adjust', 'user-select']);

const prefixer: StylisPlugin = (element) => {
  if (element.type === 'decl' && prefixed.has(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** One list for all caches, by which Emotion can reuse the rules of the page prerendered before. */
const stylisPlugins = [prefixer];

const key = 's';
const ruleName = new RegExp(`\\.${key}-(\\w+)`, 'g');

/**
 * The container for Emotion's style elements. With the head as container, Emotion would move the document's own style
 * elements to its end, and the browser would compute every style and the whole layout once more.
 */
const inPlace = {
  insertBefore(style: HTMLStyleElement, before: Node | null) {
    return style.isConnected ? style : document.head.insertBefore(style, before);
  },
};

/**
 * A new Emotion cache: one for each page when prerendering, one for each tab in the browser, where it contains the
 * rules that the document came with. Rule names are read from those rules, because Emotion's own list of them would add
 * bytes to every page.
 */
export function createStyleCache(): EmotionCache {
  // Emotion uses no other property of its container.
  const container = inPlace as unknown as Node;
  const cache = createCache({ key, stylisPlugins, ...(globalThis.document && { container }) });
  for (const { textContent } of globalThis.document?.querySelectorAll(`style[data-emotion="${key} "]`) ?? [])
    for (const [, name = ''] of textContent.matchAll(ruleName)) cache.inserted[name] = true;
  return cache;
}
