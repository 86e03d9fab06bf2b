import type { Components, Theme } from '@mui/material/styles';
import { fontFaces, headingFamily } from '../font.ts';
import { focusRing } from './buttons.ts';

/** Rules for every page, which `CssBaseline` writes: fonts, page frame, focus ring, reduced motion and print. */
const rules = (theme: Theme) => ({
  ':root': { '--header-height': '72px' },
  // Keeps the focused element below the header, and above the bar or the assistant's button at the bottom.
  html: { scrollPaddingTop: 'calc(var(--header-height) + 16px)', scrollPaddingBottom: '5rem' },
  body: { overflowWrap: 'break-word' },
  // On a phone with large letters, long words are broken instead of overflowing the screen.
  '@media (max-width: 18em)': { body: { overflowWrap: 'anywhere', hyphens: 'auto' } },
  'img, svg': { maxWidth: '100%' },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  'h1, h2, h3, :lang(ne)': { fontFamily: headingFamily },
  'p, li, dd, figcaption, small': { textWrap: 'pretty' },
  // The browser's own, which work before scripts; `:where` lets a part that hides or dresses its own win.
  'input:where([type=checkbox], [type=radio])': {
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    // In the dark scheme a browser's own box is grey and looks disabled.
    colorScheme: 'light',
    cursor: 'inherit',
  },
  // A chevron after a fold's title, in place of the browser's triangle, shows whether the fold is open.
  summary: { listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary::after': {
    content: '""',
    display: 'inline-block',
    width: 9,
    height: 9,
    marginLeft: 10,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    translate: '0 -3px',
    rotate: '45deg',
  },
  'details[open] > summary::after': { translate: '0 2px', rotate: '225deg' },
  ':focus-visible': { ...focusRing, borderRadius: 4 },
  'h1:focus': { outline: 'none', boxShadow: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    'header, footer, nav, [data-no-print]': { display: 'none !important' },
    body: { fontSize: '11pt', background: '#fff', color: '#000' },
    // No heading stands alone at the foot of a sheet.
    'h2, h3, h4': { breakAfter: 'avoid' },
  },
});

export const baseline = {
  MuiCssBaseline: {
    // The types know one function or one string; MUI takes a list, as Emotion does.
    styleOverrides: ((theme: Theme) => [fontFaces, rules(theme)]) as never,
  },
} satisfies Components<Theme>;
