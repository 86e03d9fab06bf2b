import { createTheme, type Shadows } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** Palette groups that only components we don't use ask for (Alert, Slider, Tooltip and so on). */
const isUnusedGroup = (name = '') => /^[A-Z]/.test(name) && name !== 'Button' && name !== 'FilledInput';

/** The theme of every package. Light or dark follows the visitor's system by a media query, without a script. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    // Only what the site uses: the rest would be bytes in every page's head.
    shouldSkipGeneratingVar: (keys) =>
      keys[0] === 'overlays' ||
      keys[0] === 'zIndex' ||
      keys[0] === 'font' ||
      (keys[0] === 'palette' && isUnusedGroup(keys[1])),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  // Hairlines and tonal steps carry the depth.
  shadows: Array(25).fill('none') as Shadows,
  shape: { borderRadius: 12 },
  typography,
  components,
});
