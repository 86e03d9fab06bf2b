import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import { heaviestWeight, lightestWeight } from './fontWeights.ts';

export const fontFamily = "'Jakarta', 'Jakarta Fallback', system-ui, sans-serif";

/** The fallback's overrides match running text of the two fonts, measured in Chromium: swapping the font in moves next to nothing. */
export const fontFaces = `
@font-face{font-family:'Jakarta';font-style:normal;font-display:swap;font-weight:${lightestWeight} ${heaviestWeight};src:url(${fontUrl}) format('woff2')}
@font-face{font-family:'Jakarta Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:105%;ascent-override:99%;descent-override:21%;line-gap-override:0%}
`;
