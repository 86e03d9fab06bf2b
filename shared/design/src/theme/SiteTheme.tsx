import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle.tsx';
import { theme } from './theme.ts';

/** Theme and styles for everything below; browser and prerendering each pass a cache of their own. */
export function SiteTheme({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
