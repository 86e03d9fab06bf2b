/** The tones of every drawing. The theme sets them for light and dark; the fallbacks are the light ones. */
export const tone = {
  far: 'var(--skyline-far,#c7d6e5)',
  mid: 'var(--skyline-mid,#7f9dba)',
  near: 'var(--skyline-near,#12406b)',
  accent: 'var(--skyline-accent,#f6a81c)',
};
