import { createTheme } from '@mui/material/styles';
import { baseline } from './components/baseline.ts';
import { buttons } from './components/buttons.ts';
import { inputs } from './components/inputs.ts';
import { surfaces } from './components/surfaces.ts';
import { text } from './components/text.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/**
 * The site's one theme. Light or dark follows the visitor's system by a media query, without a script. The looks of MUI's
 * parts stand by group in `components/`.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography,
  shape: { borderRadius: 8 },
  components: { ...baseline, ...buttons, ...inputs, ...surfaces, ...text },
});
