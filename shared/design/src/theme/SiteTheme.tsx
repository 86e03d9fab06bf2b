import { CacheProvider, type EmotionCache, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
// No code of this import runs in the browser, but the browser's build has to write the font's file.
import './font.ts';
import { typography } from './typography.ts';

declare module '@emotion/react' {
  export interface Theme {
    typography: typeof typography;
  }
}

const theme = { typography };

export interface SiteThemeProps {
  /** The browser and prerendering each pass a cache of their own. */
  cache: EmotionCache;
  /** `GlobalStyle` of `@sayapatri/design/globalStyle`, for a document that does not have its rules already. */
  globalStyle?: ReactNode;
  children: ReactNode;
}

/** Theme and styles for everything below. */
export function SiteTheme({ cache, globalStyle, children }: SiteThemeProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        {globalStyle}
        {children}
      </ThemeContext>
    </CacheProvider>
  );
}
