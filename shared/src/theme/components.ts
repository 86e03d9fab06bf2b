import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Customisations by component group; anything not here is as MUI draws it. */
export const components: ThemeComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingInline: 22,
        borderRadius: 999,
        transition: 'background-color 160ms, border-color 160ms, color 160ms',
      },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      outlined: { borderWidth: 1.5 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 10 } } },
};
