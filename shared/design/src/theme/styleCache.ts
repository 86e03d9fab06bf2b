import createCache, { type EmotionCache } from '@emotion/cache';

/** A new Emotion cache: one for each page while prerendering, one for each tab in the browser. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css' });
