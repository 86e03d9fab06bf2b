import createCache, { type EmotionCache } from '@emotion/cache';

/** A fresh Emotion cache: one per page when prerendering, one per tab in the browser. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 's' });
}
