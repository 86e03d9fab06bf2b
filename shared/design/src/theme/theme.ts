import { type CssVarsTheme, createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';
import { isUnusedVariable, withoutUndrawn } from './unusedVariables.ts';

/** The theme of every package. Light or dark follows the visitor's system by a media query, without a script. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: isUnusedVariable,
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  // No shadows: hairlines and tonal steps show depth.
  shadows: Array(25).fill('none') as Shadows,
  shape: { borderRadius: 12 },
  typography,
  components,
}) as Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

/** The custom properties of both schemes. */
export const themeVariables = theme.generateStyleSheets().map(withoutUndrawn);
