/** The contrasts that legible pages need in both schemes, which the schema of the brand's colours checks. */
import { type BrandColours, paletteOf } from './palette.ts';
import { contrastOf } from './shades.ts';

export interface Contrast {
  /** The brand's colour that the contrast depends on. */
  field: keyof BrandColours;
  scheme: 'light' | 'dark';
  /** Both colours in words, e.g. `links on the page #FFFFFF`. */
  words: string;
  ratio: number;
  /** What WCAG 2.2 asks for at its level AA: 4.5 for letters, 3 for signs and outlines. */
  least: number;
}

type Pair = [words: string, colour: string, ground: string, least?: number];

/** Every contrast of the palette that these two colours make. */
export function contrastsOf(colours: BrandColours): Contrast[] {
  const { lightPalette, darkPalette } = paletteOf(colours);
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const own = { light: lightPalette, dark: darkPalette }[scheme];
    const { primary, secondary, background, text } = own;
    const grounds = {
      'the page': background.default,
      'a card': background.paper,
      'a band': own.band,
      'a tinted ground': own.primarySoft,
    };
    const deep = own.bandDeep;
    const onGrounds = (words: string, colour: string): Pair[] =>
      Object.entries(grounds).map(([name, ground]) => [`${words} on ${name} ${ground}`, colour, ground]);
    const pairs: Record<keyof BrandColours, Pair[]> = {
      primary: [
        ...onGrounds('links', primary.main),
        ...onGrounds('text', text.primary),
        ...onGrounds('soft text', text.secondary),
        [`letters ${primary.contrastText} on it`, primary.contrastText, primary.main],
        ...onGrounds('what is the reader’s own', own.you),
        [`soft text on the deep band ${deep}`, own.onDeepSoft, deep],
      ],
      accent: [
        [`letters ${secondary.contrastText} on it`, secondary.contrastText, secondary.main],
        [`outlines on the deep band ${deep}`, secondary.main, deep, 3],
        [`letters on the button that is pointed at`, secondary.contrastText, secondary.dark],
        ...onGrounds('letters in the accent’s hue', own.accentText),
        [`text on the deep band ${deep}`, own.onDeep, deep],
        [`links on the deep band ${deep}`, secondary.light, deep],
      ],
    };
    return (['primary', 'accent'] as const).flatMap((field) =>
      pairs[field].map(([words, colour, ground, least = 4.5]) => ({
        field,
        scheme,
        words,
        ratio: contrastOf(colour, ground),
        least,
      })),
    );
  });
}
