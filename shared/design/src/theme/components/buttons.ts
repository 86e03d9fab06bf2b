import type { Components, Theme } from '@mui/material/styles';
import { LinkBehaviour } from '../../routing/LinkBehaviour.tsx';
import { radii } from '../radii.ts';
import { fontSizes } from '../typography.ts';

/** Marigold for dark backgrounds, with blue inside it for light ones and for marigold buttons. */
export const focusRing = {
  outline: '3px solid var(--mui-palette-secondary-main)',
  outlineOffset: 3,
  boxShadow: '0 0 0 3px var(--mui-palette-bandDeep)',
} as const;

/** Buttons: pills of at least 44 px, as wide a target as a thumb needs. With `href` they are links of the router. */
export const buttons = {
  MuiButtonBase: {
    defaultProps: { LinkComponent: LinkBehaviour, disableRipple: true },
    // MUI takes the outline away for its ripple, which this site has not.
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: '4px 22px',
        borderRadius: radii.pill,
        textAlign: 'center',
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              borderWidth: 1.5,
              borderColor: 'color-mix(in srgb, currentColor 50%, transparent)',
              '&:hover': { borderColor: 'currentColor', backgroundColor: theme.vars.palette.primarySoft },
            },
          },
          {
            props: { variant: 'text' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.primarySoft } },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 52, paddingInline: 'clamp(16px, 4vw, 28px)', fontSize: fontSizes.body },
          },
          { props: { size: 'small' }, style: { fontSize: fontSizes.small, paddingInline: 16 } },
        ],
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: 44, height: 44, fontSize: fontSizes.small } },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
} satisfies Components<Theme>;
