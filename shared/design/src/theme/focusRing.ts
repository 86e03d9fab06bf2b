/** Marigold for dark backgrounds, with blue inside it for light ones and for marigold buttons. */
export const focusRing = {
  outline: '3px solid var(--mui-palette-secondary-main)',
  outlineOffset: 3,
  boxShadow: '0 0 0 3px var(--mui-palette-bandDeep)',
} as const;
