import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import { heaviestWeight, lightestWeight } from './fontWeights.ts';

export const fontFamily = "'Jakarta', 'Jakarta Fallback', system-ui, sans-serif";

/**
 * The fallbacks' overrides match running text of the site's font, measured in Chromium: swapping the font in moves next to
 * nothing. Bold letters have a face of their own, because bold made from the regular one is narrower than the font's own.
 */
export const fontFaces = `
@font-face{font-family:'Jakarta';font-style:normal;font-display:swap;font-weight:${lightestWeight} ${heaviestWeight};src:url(${fontUrl}) format('woff2')}
@font-face{font-family:'Jakarta Fallback';font-weight:1 599;src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:104.5%;ascent-override:99.5%;descent-override:21.1%;line-gap-override:0%}
@font-face{font-family:'Jakarta Fallback';font-weight:600 1000;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold'),local('Arial'),local('Roboto');size-adjust:100%;ascent-override:103.9%;descent-override:22%;line-gap-override:0%}
`;
