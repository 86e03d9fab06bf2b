import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * A new Emotion cache: one for each page while prerendering, one for each tab in the browser. Not by Emotion's own key `css`:
 * its default cache, made when the library loads, would take the page's styles first, and the browser compute all of them
 * once more.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'mui' });

interface SiteThemeProps {
  /** The browser and prerendering each pass a cache of their own. */
  cache: EmotionCache;
  children: ReactNode;
}

/**
 * Theme, baseline and styles for everything below. The colour scheme is the system's, so nothing is stored, and `noSsr`
 * leaves out a second render: a context that changes before a page has hydrated makes React draw the page anew.
 */
export function SiteTheme({ cache, children }: SiteThemeProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
