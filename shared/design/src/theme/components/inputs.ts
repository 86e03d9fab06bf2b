import type { Components, Theme } from '@mui/material/styles';
import { fontSizes } from '../typography.ts';

/**
 * Fields: the label stands above its field, so that it is right before scripts run and in every language. A select is the
 * browser's own, which works without scripts too.
 */
export const inputs = {
  // These styles would only tell MUI when the browser fills a field, for labels that move; each field would insert them anew.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiTextField: {
    defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true }, select: { native: true } } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: fontSizes.small,
        fontWeight: 650,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        whiteSpace: 'normal',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 48, background: theme.vars.palette.background.default }),
      input: ({ theme }) => ({
        // A field of several lines has its padding around it.
        '&:not(textarea)': { paddingBlock: 12 },
        // A select's arrow is the browser's own, which stands at its border, not at its padding.
        '&:is(select)': { paddingRight: 0, borderRight: '12px solid transparent', cursor: 'pointer' },
        // MUI's own is too pale to read.
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        // When the browser scrolls to the field, its label stays visible too.
        scrollMarginTop: '2.5rem',
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.text.secondary,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: fontSizes.caption } } },
} satisfies Components<Theme>;
