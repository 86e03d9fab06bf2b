import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A new Emotion cache: one for each page while prerendering, one for each tab in the browser. Not by Emotion's own key `css`:
 * its default cache, made when the library loads, would take the page's styles first, and the browser compute all of them
 * once more.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'mui' });
