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

/**
 * The tones of drawings, from the farthest ridge to what stands in front, and what shines. In the dark scheme it is
 * night: the land is darker than the sky, windows are lit, and the sun is a moon.
 */
export const skyline = {
  light: {
    far: tokens.light['--skyline-far'],
    mid: '#7F9DBA',
    near: lightPalette.primary.main,
    accent: lightPalette.secondary.main,
    /** Snow close by, sails and plaster. */
    white: '#FFFFFF',
    /** Snow on ridges far away. */
    snow: '#FFFFFF',
    /** Rows of windows, and fine lines on what is near. */
    lit: tokens.light['--skyline-far'],
    sun: lightPalette.secondary.main,
    /** The part of the sun's disc that no longer shines when it is a moon. */
    disc: lightPalette.secondary.main,
    /** The sky above the horizon. */
    glow: '#FDE9C9',
    star: '#FFFFFF00',
    leaf: '#3F7D5A',
    /** What is typical of a country: its own colour. */
    own: lightPalette.secondary.main,
  },
  dark: {
    far: '#27496A',
    mid: '#1A3650',
    near: '#0A1A29',
    accent: '#E9A63A',
    white: '#A3B9CF',
    snow: '#51708F',
    lit: '#FFD38A',
    sun: '#F4E8CB',
    disc: '#33506C',
    glow: '#3F6E99',
    star: '#DCE8F5',
    leaf: '#143A2E',
    own: '#B9812F',
  },
};
