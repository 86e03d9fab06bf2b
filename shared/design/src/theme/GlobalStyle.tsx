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
  'p, li, dd, figcaption, small': { textWrap: 'pretty' },
  // A browser's own box looks disabled in the dark scheme; the tick is a border, which forced colours keep.
  'input[type=checkbox]': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    border: '2px solid var(--mui-palette-text-secondary)',
    borderRadius: 6,
    background: 'var(--mui-palette-background-paper)',
    cursor: 'inherit',
    printColorAdjust: 'exact',
    '&:checked': {
      borderColor: 'var(--mui-palette-primary-main)',
      background: 'var(--mui-palette-primary-main)',
    },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      top: '5%',
      left: '30%',
      width: '40%',
      height: '70%',
      border: 'solid var(--mui-palette-primary-contrastText)',
      borderWidth: '0 3px 3px 0',
      transform: 'rotate(45deg)',
    },
  },
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
