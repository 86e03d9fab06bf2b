import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What a browser we build for (es2022) still reads in its prefixed form only; the rest would be bytes in every page. */
const prefixed = new Set(['backdrop-filter', 'print-color-adjust', 'user-select']);

const prefixer: StylisPlugin = (element) => {
  if (element.type === 'decl' && prefixed.has(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** One list for all caches: by it Emotion knows, when prerendering, that the rules of the page before can be used again. */
const stylisPlugins = [prefixer];

/** A fresh Emotion cache: one per page when prerendering, one per tab in the browser. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 's', stylisPlugins });
}
