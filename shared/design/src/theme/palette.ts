import type { PaletteOptions } from '@mui/material/styles';

/** Deep Himalayan blue, marigold, warm paper. Text on every ground below keeps a contrast of 4.5:1 or better. */
export const lightPalette = {
  primary: { main: '#12406B', dark: '#0B2947', light: '#2F6796', contrastText: '#FFFFFF' },
  secondary: { main: '#F6A81C', dark: '#DB8F00', light: '#FFC85C', contrastText: '#1B1508' },
  error: { main: '#B3261E' },
  success: { main: '#1F6B45' },
  background: { default: '#FCF9F4', paper: '#FFFFFF' },
  text: { primary: '#14212E', secondary: '#4A5A69' },
  divider: '#E4DCCF',
} satisfies PaletteOptions;

export const darkPalette = {
  primary: { main: '#9CC7F0', dark: '#74ACE2', light: '#C4DFF8', contrastText: '#0A1825' },
  secondary: { main: '#FFBE4D', dark: '#F6A81C', light: '#FFD68B', contrastText: '#1B1508' },
  error: { main: '#FFB4AB' },
  success: { main: '#8AD8AE' },
  background: { default: '#0B141E', paper: '#121E2B' },
  text: { primary: '#EEF3F8', secondary: '#AEBDCB' },
  divider: '#26384A',
} satisfies PaletteOptions;

/** The site's own tokens in addition to MUI's palette, by scheme; used as `var(--band)` and so on. */
export const tokens = {
  light: {
    '--band': '#F5EFE4',
    '--band-deep': '#0E2E4E',
    '--on-deep': '#F8F3EA',
    '--on-deep-soft': '#C9D6E3',
    '--accent-text': '#8F5400',
    '--accent-soft': '#FDEFD2',
    '--primary-soft': '#E6EEF6',
    '--skyline-far': '#C7D6E5',
  },
  dark: {
    '--band': '#101B27',
    '--band-deep': '#0F2A45',
    '--on-deep': '#F3F6FA',
    '--on-deep-soft': '#BACADA',
    '--accent-text': '#FFCB70',
    '--accent-soft': '#2B3543',
    '--primary-soft': '#16293C',
    '--skyline-far': '#1D3247',
  },
} as const;

/** The tones of drawings, from the farthest ridge to what stands in front. */
export const skyline = {
  light: {
    far: tokens.light['--skyline-far'],
    mid: '#7F9DBA',
    near: lightPalette.primary.main,
    accent: lightPalette.secondary.main,
  },
  dark: {
    far: tokens.dark['--skyline-far'],
    mid: '#2F4F6E',
    near: '#6F9CC6',
    accent: darkPalette.secondary.main,
  },
};
