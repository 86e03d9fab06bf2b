import { type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';

/** MUI derives hundreds of variables from a palette; only those that the palette itself names are used. */
function isUnused([group, name = '', shade]: string[]): boolean {
  const colour: unknown = Object.entries(lightPalette).find(([own]) => own === name)?.[1];
  return group !== 'palette' || !(shade ? Object.hasOwn(Object(colour), shade) : typeof colour === 'string');
}

/** MUI's custom properties of both schemes. Light or dark follows the visitor's system by a media query, without a script. */
export const themeVariables = () =>
  (
    createTheme({
      cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: isUnused },
      colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    }) as Theme & Pick<CssVarsTheme, 'generateStyleSheets'>
  ).generateStyleSheets();
