/**
 * The files are those of @fontsource-variable 5.3.0 (plus-jakarta-sans, anek-latin, anek-devanagari), made smaller once by
 * subset-font: text in the weights 400 to 800, headings in 700, and of Devanagari only the letters of नमस्ते and काठमाडौं.
 * Pages with other Nepali words show these in the device's own font.
 */
import textUrl from './fonts/font.woff2';
import headingsUrl from './fonts/headings.woff2';
import nepaliUrl from './fonts/nepali.woff2';

/** The face of text; words of Nepali in it have the Devanagari face of headings. */
export const fontFamily =
  "'Jakarta', 'Anek Nepali', 'Jakarta Fallback', 'Jakarta DejaVu', system-ui, sans-serif";

/** The face of headings, in one weight, with its Devanagari sister for words of Nepali. */
export const headingFamily = "'Anek', 'Anek Nepali', 'Anek Fallback', 'Anek DejaVu', system-ui, sans-serif";

/**
 * The fallbacks' overrides match running text of the site's fonts: swapping a font in moves next to nothing. Bold letters
 * have a face of their own, because bold made from the regular one is narrower than the font's own. DejaVu is what a Linux
 * machine without Arial's relatives has, such as those on which releases are tried.
 */
export const fontFaces = `
@font-face{font-family:'Jakarta';font-style:normal;font-display:swap;font-weight:400 800;src:url(${textUrl}) format('woff2')}
@font-face{font-family:'Jakarta Fallback';font-weight:1 599;src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:104.5%;ascent-override:99.5%;descent-override:21.1%;line-gap-override:0%}
@font-face{font-family:'Jakarta Fallback';font-weight:600 1000;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold'),local('Arial'),local('Roboto');size-adjust:100%;ascent-override:103.9%;descent-override:22%;line-gap-override:0%}
@font-face{font-family:'Jakarta DejaVu';font-weight:1 599;src:local('DejaVu Sans');size-adjust:91.6%;ascent-override:113.5%;descent-override:24%;line-gap-override:0%}
@font-face{font-family:'Jakarta DejaVu';font-weight:600 1000;src:local('DejaVu Sans Bold');size-adjust:84%;ascent-override:123.8%;descent-override:26.2%;line-gap-override:0%}
@font-face{font-family:'Anek';font-style:normal;font-display:swap;font-weight:1 1000;src:url(${headingsUrl}) format('woff2')}
@font-face{font-family:'Anek Nepali';font-style:normal;font-display:swap;font-weight:1 1000;src:url(${nepaliUrl}) format('woff2');unicode-range:U+0900-097F}
@font-face{font-family:'Anek Fallback';font-weight:1 1000;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Arial');size-adjust:91.3%;ascent-override:98.6%;descent-override:21.9%;line-gap-override:0%}
@font-face{font-family:'Anek DejaVu';font-weight:1 1000;src:local('DejaVu Sans Bold');size-adjust:77.1%;ascent-override:116.7%;descent-override:25.9%;line-gap-override:0%}
`;
