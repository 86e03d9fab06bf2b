import { CacheProvider, type EmotionCache, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle.tsx';
import { theme } from './theme.ts';

/**
 * Theme and styles for everything below; browser and prerendering each pass a cache of their own. MUI's own provider would
 * bring 3 kB that keep state about colour schemes, which here follow the system by CSS.
 */
export function SiteTheme({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <GlobalStyle />
        {children}
      </ThemeContext>
    </CacheProvider>
  );
}
