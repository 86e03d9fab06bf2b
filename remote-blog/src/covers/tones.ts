/** Colours of the covers. A page may set the variables, for a dark theme say; without them the fallbacks hold. */
export const tones = {
  ground: 'var(--cover-ground, #fbf4e6)',
  paper: 'var(--cover-paper, #fffdf8)',
  mist: 'var(--cover-mist, #dbe5ee)',
  haze: 'var(--cover-haze, #b3c8db)',
  ridge: 'var(--cover-ridge, #7499bd)',
  slope: 'var(--cover-slope, #3f6f9f)',
  deep: 'var(--cover-deep, #1d4a7a)',
  night: 'var(--cover-night, #10305a)',
  glow: 'var(--cover-glow, #fbd88a)',
  marigold: 'var(--cover-marigold, #f3a51c)',
  ember: 'var(--cover-ember, #d9780f)',
} as const;
