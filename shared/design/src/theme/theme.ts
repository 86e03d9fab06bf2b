import { type CssVarsTheme, createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';
import { isUnusedVariable, withoutUndrawn } from './unusedVariables.ts';

const themeWithSchemes = createTheme({
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
}) as Theme & Pick<CssVarsTheme, 'colorSchemes' | 'generateStyleSheets'>;

const { colorSchemes: _, ...themeWithoutSchemes } = themeWithSchemes;

/**
 * The theme of every package. Light or dark follows the visitor's system by a media query, without a script.
 * Given without its schemes, so that MUI's provider keeps no state about them: it would update every consumer right
 * after hydration, and React would discard pages whose code has not loaded yet.
 */
export const theme = themeWithoutSchemes;

/** The custom properties of both schemes. */
export const themeVariables = themeWithSchemes.generateStyleSheets().map(withoutUndrawn);
