import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Customisations by component group; all others keep MUI's own styles. */
export const components: ThemeComponents = {
  MuiContainer: {
    defaultProps: { maxWidth: 'lg' },
    styleOverrides: {
      root: {
        // The margin keeps free what the assistant's button covers.
        '@media (min-width: 600px)': { paddingInline: 48 },
        '@media (min-width: 1200px)': { maxWidth: 1248 },
      },
    },
  },
};
