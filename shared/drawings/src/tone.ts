import { skyline } from '@sayapatri/design/palette';

type ToneName = keyof typeof skyline.light;

/** The tones of every drawing, by scheme where the drawing is a file; the fallbacks are the light ones. */
export const tone = Object.fromEntries(
  Object.entries(skyline.light).map(([name, colour]) => [name, `var(--skyline-${name},${colour})`]),
) as Record<ToneName, string>;

/** A drawing's own tones in place of those of all drawings: light, then dark. */
export type OwnTones = Readonly<Partial<Record<ToneName, readonly [light: string, dark: string]>>>;

/** The tones as a drawing's own style, which overrides the style of all drawings because it comes later. */
export function ownStyle(tones: OwnTones): string {
  const rules = (scheme: 0 | 1) =>
    `:root{${Object.entries(tones)
      .map(([name, colours]) => `--${name}:${colours[scheme]}`)
      .join(';')}}`;
  return `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}`;
}
