import { skyline } from '@sayapatri/design/palette';

const { far, mid, near, accent } = skyline.light;

/** The tones of every drawing, by scheme where the drawing is a file; the fallbacks are the light ones. */
export const tone = {
  far: `var(--skyline-far,${far})`,
  mid: `var(--skyline-mid,${mid})`,
  near: `var(--skyline-near,${near})`,
  accent: `var(--skyline-accent,${accent})`,
};
