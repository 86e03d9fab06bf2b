'use client';
import { createTheme } from '@mui/material/styles';

/** The site's colours, following the system. */
export const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: { primary: { main: '#14406b' }, secondary: { main: '#f2a81d' } } },
    dark: true,
  },
});
