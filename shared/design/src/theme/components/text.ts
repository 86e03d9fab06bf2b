import type { Components, Theme } from '@mui/material/styles';
import { LinkBehaviour } from '../../routing/LinkBehaviour.tsx';
import { radii } from '../radii.ts';
import { fontSizes } from '../typography.ts';

/** Words: links lead through the router, and chips are labels that nobody presses. */
export const text = {
  MuiLink: {
    defaultProps: { component: LinkBehaviour },
    styleOverrides: { root: { textUnderlineOffset: '0.18em', fontWeight: 600 } },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 24,
        borderRadius: radii.pill,
        fontSize: fontSizes.caption,
        fontWeight: 600,
        color: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.primarySoft,
      }),
      // A long label takes a second line.
      label: { paddingInline: 10, whiteSpace: 'normal' },
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: ({ theme }) => ({ minWidth: 32, color: theme.vars.palette.primary.main }) },
  },
  MuiListItemText: { styleOverrides: { root: { margin: 0 } } },
} satisfies Components<Theme>;
