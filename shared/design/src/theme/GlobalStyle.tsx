import { Global } from '@emotion/react';
import { focusRing } from './focusRing.ts';
import { fontFaces, fontFamily } from './font.ts';
import { tokens } from './palette.ts';
import { themeVariables } from './theme.ts';

const reset = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: 'calc(var(--header-height) + 16px)',
    colorScheme: 'light dark',
  },
  body: {
    margin: 0,
    fontSize: '1.0625rem',
    lineHeight: 1.6,
    fontFamily: 'inherit',
    color: 'var(--mui-palette-text-primary)',
    background: 'var(--mui-palette-background-default)',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  // On a phone with large letters, long words are broken instead of overflowing the screen.
  '@media (max-width: 18em)': { body: { overflowWrap: 'anywhere', hyphens: 'auto' } },
  'img, svg': { maxWidth: '100%' },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  'p, li, dd, figcaption': { textWrap: 'pretty' },
  ':focus-visible': { ...focusRing, borderRadius: 4 },
  'h1:focus': { outline: 'none', boxShadow: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // Keeps the focused element above the bar at the bottom of a phone's screen.
  '@media (max-width: 599px)': { html: { scrollPaddingBottom: '5rem' } },
  '@media print': {
    'header, footer, nav, [data-no-print]': { display: 'none !important' },
    body: { fontSize: '11pt', background: '#fff', color: '#000' },
    // No heading stands alone at the foot of a sheet.
    'h2, h3, h4': { breakAfter: 'avoid' },
  },
} as const;

/**
 * Global rules for all pages: font faces, tokens of both schemes, reset, focus ring, reduced motion and print. Every
 * document has them in its HTML, so the browser loads none of this module.
 */
export function GlobalStyle() {
  return (
    <Global
      styles={[
        fontFaces,
        ...themeVariables(),
        {
          ':root': { '--header-height': '72px', fontFamily, ...tokens.light },
          '@media (prefers-color-scheme: dark)': { ':root': tokens.dark },
          ...reset,
        },
      ]}
    />
  );
}
