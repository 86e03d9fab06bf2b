import type { ThemeOptions } from '@mui/material/styles';
import { fontFamily, headingFamily } from './font.ts';

/** The only sizes of letters, in rem: 13, 15, 17, 21, 28, 40 and 64 px at the browser's usual setting. */
export const fontSizes = {
  caption: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: '1.3125rem',
  title: '1.75rem',
  headline: '2.5rem',
  display: '4rem',
} as const;

/** From this width on there is room for the larger of a heading's two sizes. */
const wide = '@media (min-width: 900px)';

const heading = {
  fontFamily: headingFamily,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;

/** The theme's text styles; every text takes one of the seven sizes. */
export const typography = {
  fontFamily,
  h1: {
    ...heading,
    fontSize: fontSizes.headline,
    lineHeight: 1.1,
    [wide]: { fontSize: fontSizes.display, lineHeight: 1 },
  },
  h2: {
    ...heading,
    fontSize: fontSizes.title,
    lineHeight: 1.15,
    [wide]: { fontSize: fontSizes.headline },
  },
  h3: { ...heading, fontSize: fontSizes.lead, lineHeight: 1.3 },
  // As small as the text, it has the text's face, whose letters are taller.
  h4: { fontWeight: 650, fontSize: fontSizes.body, lineHeight: 1.4, textWrap: 'balance' },
  subtitle1: { fontSize: fontSizes.lead, lineHeight: 1.45 },
  body1: { fontSize: fontSizes.body, lineHeight: 1.6 },
  body2: { fontSize: fontSizes.small, lineHeight: 1.6 },
  caption: { fontSize: fontSizes.caption, lineHeight: 1.5 },
  overline: {
    fontSize: fontSizes.small,
    fontWeight: 700,
    lineHeight: 1.5,
    textTransform: 'none',
    letterSpacing: '0.02em',
  },
  button: {
    fontSize: fontSizes.body,
    fontWeight: 650,
    lineHeight: 1.4,
    textTransform: 'none',
  },
} satisfies ThemeOptions['typography'];
