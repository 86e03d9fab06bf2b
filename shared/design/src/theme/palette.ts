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
  } satisfies PaletteOptions;

  /**
   * The tones of drawings that are not the palette's own. In the dark scheme it is night: the land is darker than the sky,
   * windows are lit, and the sun is a moon.
   */
  const skyline = {
    light: {
      far: cool('#C7D6E5'),
      mid: cool('#7F9DBA'),
      /** The sky above the horizon. */
      glow: warm('#FDE9C9'),
    },
    dark: {
      /** A country on a map. */
      land: cool('#1D3247'),
      far: cool('#27496A'),
      mid: cool('#1A3650'),
      near: cool('#0A1A29'),
      accent: warm('#E9A63A'),
      /** Snow close by, sails and plaster. */
      white: cool('#A3B9CF'),
      /** Snow on ridges far away. */
      snow: cool('#51708F'),
      /** Rows of windows, and fine lines on what is near. */
      lit: warm('#FFD38A'),
      sun: warm('#F4E8CB'),
      glow: cool('#3F6E99'),
      star: cool('#DCE8F5'),
      /** The colour that is typical of a country. */
      own: warm('#B9812F'),
    },
  };

  return { lightPalette, darkPalette, skyline };
}

export const { lightPalette, darkPalette } = paletteOf(colours);
