/** The schema of colours.json, which runs in builds, in tests and in the office's editor. */
import { getContrastRatio } from '@mui/system/colorManipulator';
import * as v from 'valibot';
import { group, matching } from './fields.ts';

const colour = matching(/^#[0-9A-Fa-f]{6}$/, 'must be a colour written as #1A2B3C');

/** What WCAG 2.2 asks of letters at its level AA. */
const least = 4.5;

/** The hardest grounds and letters of the site's theme for each of the two colours: its other shades follow from them. */
const pairs = {
  primary: { other: '#E6EEF6', words: 'a link of this colour on a tinted ground', better: 'a darker' },
  accent: { other: '#1B1508', words: 'a dark letter on this colour', better: 'a lighter' },
} as const;

/** A colour of the brand, refused where its letters or the letters on it are too hard to see. */
const legible = (field: keyof typeof pairs) => {
  const { other, words, better } = pairs[field];
  return v.pipe(
    colour,
    v.check(
      (chosen) => getContrastRatio(chosen, other) >= least,
      ({ input }) =>
        `${input} is too hard to see: ${words} has a contrast of ${(Math.floor(getContrastRatio(input, other) * 10) / 10).toFixed(1)}:1, and ${least}:1 is needed; choose ${better} colour`,
    ),
  );
};

export const coloursSchema = group({
  sample: v.exactOptional(v.literal(true, 'can only be true')),
  primary: v.pipe(legible('primary'), v.title('Main colour')),
  accent: v.pipe(legible('accent'), v.title('Accent')),
});
