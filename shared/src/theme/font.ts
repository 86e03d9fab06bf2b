import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';

export const fontFamily = "'Jakarta', 'Jakarta Fallback', system-ui, sans-serif";

/**
 * The fallbacks' overrides match running text and headings of the two fonts, measured in Chromium (a heading's width is
 * within 3 %): swapping the font in moves next to nothing.
 */
export const fontFaces = `
@font-face{font-family:'Jakarta';font-style:normal;font-display:swap;font-weight:200 800;src:url(${fontUrl}) format('woff2')}
@font-face{font-family:'Jakarta Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:105%;ascent-override:99%;descent-override:21%;line-gap-override:0%}
@font-face{font-family:'Jakarta Fallback';font-weight:600 800;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');size-adjust:101%;ascent-override:103%;descent-override:22%;line-gap-override:0%}
`;
