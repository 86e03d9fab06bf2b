import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Customisations by component group; all others keep MUI's own styles. */
export const components: ThemeComponents = {
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
};
