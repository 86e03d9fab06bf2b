/** Marigold for dark grounds, blue inside it for light ones: each is seen on its own, and on a marigold button. */
export const focusRing = {
  outline: '3px solid var(--mui-palette-secondary-main)',
  outlineOffset: 3,
  boxShadow: '0 0 0 3px var(--band-deep)',
} as const;
