import { CacheProvider, type EmotionCache, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
// Nothing of it runs in the browser, but the browser's build has to write the font's file.
import './font.ts';
import { typography } from './typography.ts';

declare module '@emotion/react' {
  export interface Theme {
    typography: typeof typography;
  }
}

const theme = { typography };

export interface SiteThemeProps {
  /** Browser and prerendering each pass one of their own. */
  cache: EmotionCache;
  /** `GlobalStyle` of `@sayapatri/design/globalStyle`, where the document does not have its rules already. */
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
