import type { PaletteOptions } from '@mui/material/styles';
import './themeTypes.ts';
import colours from '@sayapatri/facts/colours.json' with { type: 'json' };
import { shadesLike } from './shades.ts';

/** What the owner chooses (colours.json), as #RRGGBB: the colour of links and headings, and that of buttons. */
export interface BrandColours {
  primary: string;
  accent: string;
}

/**
 * All colours of the site. The shades were chosen for a deep Himalayan blue and marigold on warm paper, and are moved to the
 * hues of the brand's own two colours, whose contrasts the schema of `colours.json` checks.
 */
export function paletteOf({ primary, accent }: BrandColours) {
  const cool = shadesLike('#12406B', primary);
  const warm = shadesLike('#F6A81C', accent);

  const lightPalette = {
    primary: { main: primary, dark: cool('#0B2947'), light: cool('#2F6796'), contrastText: '#FFFFFF' },
    secondary: { main: accent, dark: warm('#DB8F00'), light: warm('#FFC85C'), contrastText: warm('#1B1508') },
    error: { main: '#B3261E' },
    success: { main: '#1F6B45' },
    you: '#A8482A',
    background: { default: warm('#FCF9F4'), paper: '#FFFFFF' },
    text: { primary: cool('#14212E'), secondary: cool('#4A5A69') },
    divider: warm('#E4DCCF'),
    band: warm('#F5EFE4'),
    bandDeep: cool('#0E2E4E'),
    onDeep: warm('#F8F3EA'),
    onDeepSoft: cool('#C9D6E3'),
    accentText: warm('#8F5400'),
    primarySoft: cool('#E6EEF6'),
    skylineFar: cool('#C7D6E5'),
  } satisfies PaletteOptions;

  const darkPalette = {
    primary: {
      main: cool('#9CC7F0'),
      dark: cool('#74ACE2'),
      light: cool('#C4DFF8'),
      contrastText: cool('#0A1825'),
    },
    secondary: { main: warm('#FFBE4D'), dark: accent, light: warm('#FFD68B'), contrastText: warm('#1B1508') },
    error: { main: '#FFB4AB' },
    success: { main: '#8AD8AE' },
    you: '#F09A78',
    background: { default: cool('#0B141E'), paper: cool('#121E2B') },
    text: { primary: cool('#EEF3F8'), secondary: cool('#AEBDCB') },
    divider: cool('#26384A'),
    band: cool('#101B27'),
    bandDeep: cool('#0F2A45'),
    onDeep: cool('#F3F6FA'),
    onDeepSoft: cool('#BACADA'),
    accentText: warm('#FFCB70'),
    primarySoft: cool('#16293C'),
    skylineFar: cool('#1D3247'),
  } satisfies PaletteOptions;

  /**
   * The tones of drawings, from the farthest ridge to what stands in front, and what shines. In the dark scheme it is
   * night: the land is darker than the sky, windows are lit, and the sun is a moon.
   */
  const skyline = {
    light: {
      far: lightPalette.skylineFar,
      mid: cool('#7F9DBA'),
      near: lightPalette.primary.main,
      accent: lightPalette.secondary.main,
      /** Snow close by, sails and plaster. */
      white: '#FFFFFF',
      /** Snow on ridges far away. */
      snow: '#FFFFFF',
      /** Rows of windows, and fine lines on what is near. */
      lit: lightPalette.skylineFar,
      sun: lightPalette.secondary.main,
      /** The part of the sun's disc that no longer shines when it is a moon: there the sky is seen. */
      disc: lightPalette.secondary.main,
      /** The sky above the horizon. */
      glow: warm('#FDE9C9'),
      star: '#FFFFFF00',
      leaf: '#3F7D5A',
      /** The colour that is typical of a country. */
      own: lightPalette.secondary.main,
    },
    dark: {
      far: cool('#27496A'),
      mid: cool('#1A3650'),
      near: cool('#0A1A29'),
      accent: warm('#E9A63A'),
      white: cool('#A3B9CF'),
      snow: cool('#51708F'),
      lit: warm('#FFD38A'),
      sun: warm('#F4E8CB'),
      disc: 'transparent',
      glow: cool('#3F6E99'),
      star: cool('#DCE8F5'),
      leaf: '#143A2E',
      own: warm('#B9812F'),
    },
  };

  return { lightPalette, darkPalette, skyline };
}

export const { lightPalette, darkPalette, skyline } = paletteOf(colours);
