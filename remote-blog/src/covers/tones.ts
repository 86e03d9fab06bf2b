/** Colours of the covers. A cover is a file of its own, so it can't read the page's. */
export const tones = {
  ground: '#fbf4e6',
  paper: '#fffdf8',
  mist: '#dbe5ee',
  haze: '#b3c8db',
  ridge: '#7499bd',
  slope: '#3f6f9f',
  deep: '#1d4a7a',
  night: '#10305a',
  glow: '#fbd88a',
  marigold: '#f3a51c',
  ember: '#d9780f',
} as const;
