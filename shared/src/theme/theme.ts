import { createTheme, type Shadows } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';
import { isUnusedVariable } from './unusedVariables.ts';

/** The theme of every package. Light or dark follows the visitor's system by a media query, without a script. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: isUnusedVariable,
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  // Hairlines and tonal steps carry the depth.
  shadows: Array(25).fill('none') as Shadows,
  shape: { borderRadius: 12 },
  typography,
  components,
});
