import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Customisations by component group; anything not here is as MUI draws it. */
export const components: ThemeComponents = {
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
};
