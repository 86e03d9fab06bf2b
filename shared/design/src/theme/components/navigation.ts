import type { Components, Theme } from '@mui/material/styles';
import { fontSizes } from '../typography.ts';

/** What leads through the site: the page's column, and lists of pages. */
export const navigation = {
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
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: 44, height: 44, fontSize: fontSizes.small } },
  },
} satisfies Components<Theme>;
