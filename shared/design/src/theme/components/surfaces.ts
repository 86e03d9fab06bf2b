import type { Components, Theme } from '@mui/material/styles';
import { radii } from '../radii.ts';
import { fontSizes } from '../typography.ts';

/** The page's column, cards, tables and notices: one card with a thin line, one rounding, no shadows. */
export const surfaces = {
  MuiContainer: {
    defaultProps: { maxWidth: 'lg' },
    styleOverrides: {
      root: ({ theme }) => ({
        paddingInline: 16,
        [theme.breakpoints.up('sm')]: { paddingInline: 48 },
        [theme.breakpoints.up('lg')]: { maxWidth: 1248 },
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.card,
        transition: theme.transitions.create('border-color', { duration: 160 }),
        '&:has(a:hover)': { borderColor: theme.vars.palette.primary.light },
        '@media print': { breakInside: 'avoid' },
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: 24,
        '&:last-child': { paddingBottom: 24 },
        // Paper has less room than a screen.
        '@media print': { padding: 8, '&:last-child': { paddingBottom: 8 } },
      },
    },
  },
  MuiTableContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radii.card,
        background: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        fontVariantNumeric: 'tabular-nums',
        '& caption': {
          captionSide: 'top',
          padding: '16px 16px 12px',
          fontSize: fontSizes.body,
          fontWeight: 650,
          color: 'inherit',
        },
        '& tbody tr:last-of-type > *': { borderBottom: 0 },
      },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '@media print': { breakInside: 'avoid' } } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 16px',
        fontSize: 'inherit',
        lineHeight: 1.5,
        verticalAlign: 'top',
        color: 'inherit',
        borderColor: theme.vars.palette.divider,
        [theme.breakpoints.down('sm')]: { padding: '10px 8px' },
        '@media print': { padding: '4px 8px' },
      }),
      head: ({ theme }) => ({
        fontSize: fontSizes.small,
        fontWeight: 650,
        color: theme.vars.palette.text.secondary,
        background: theme.vars.palette.band,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      // Else a high-contrast mode would remove the bar, which is all background.
      root: ({ theme }) => ({
        height: 8,
        borderRadius: radii.pill,
        // MUI's own tint of the bar's colour would read as a second value.
        background: theme.vars.palette.divider,
        forcedColorAdjust: 'none',
        printColorAdjust: 'exact',
      }),
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: radii.card, fontSize: fontSizes.small } } },
} satisfies Components<Theme>;
