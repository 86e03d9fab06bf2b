import type { CSSObject } from '@emotion/react';

const sides: Record<string, string> = {
  t: 'Top',
  r: 'Right',
  b: 'Bottom',
  l: 'Left',
  x: 'Inline',
  y: 'Block',
};
const shortName = /^([mp])([trblxy]?)$/;
const space = /^(margin|padding|gap|rowGap|columnGap)/;
const shade = /^[a-z]+\.[a-zA-Z]+$/;

const longName = (name: string) =>
  name.replace(
    shortName,
    (_, kind: string, side: string) => (kind === 'm' ? 'margin' : 'padding') + (sides[side] ?? ''),
  );

/**
 * Converts the part of MUI's `sx` that packages use: short names of margins and paddings, spaces in steps of 8 px, and
 * colours by their names in the palette, such as `text.secondary`.
 */
export function styleOfSx(sx: CSSObject): CSSObject {
  return Object.fromEntries(
    Object.entries(sx).map(([shortOrLong, value]) => {
      const name = longName(shortOrLong);
      if (typeof value === 'number' && space.test(name)) return [name, value * 8];
      if (typeof value === 'string' && shade.test(value))
        return [name, `var(--mui-palette-${value.replace('.', '-')})`];
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return [name, styleOfSx(value as CSSObject)];
      return [name, value];
    }),
  );
}
