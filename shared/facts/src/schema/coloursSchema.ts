/** The schema of colours.json, which runs in builds and in tests, and makes the editor's forms. */
import { type Contrast, contrastsOf } from '@sayapatri/design/contrasts';
import * as v from 'valibot';
import { group, matching } from './fields.ts';

const colour = matching(/^#[0-9A-Fa-f]{6}$/, 'must be a colour written as #1A2B3C');

/** The colour to choose in place of one that is hard to see. */
const better = { primary: 'a darker', accent: 'a lighter' };

/** `2.3:1`, rounded down, so that a ratio that is a little too low does not look sufficient. */
export const ratioText = (ratio: number) => `${Math.floor(ratio * 10) / 10}:1`;

/** The contrast of each colour that is lowest in comparison with its required ratio. */
export const worstContrasts = (contrasts: readonly Contrast[]): Contrast[] =>
  (['primary', 'accent'] as const).map((field) =>
    contrasts
      .filter((one) => one.field === field)
      .reduce((worst, one) => (one.ratio / one.least < worst.ratio / worst.least ? one : worst)),
  );

export const coloursSchema = v.pipe(
  group({
    sample: v.exactOptional(v.literal(true, 'can only be true')),
    primary: v.pipe(colour, v.title('Main colour')),
    accent: v.pipe(colour, v.title('Accent')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { field, scheme, words, ratio, least } of worstContrasts(contrastsOf(input))) {
      if (ratio >= least) continue;
      addIssue({
        message: `${input[field]} is too hard to see: ${words} (${scheme} scheme) has a contrast of ${ratioText(ratio)}, and ${least}:1 is needed; choose ${better[field]} colour`,
        path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }],
      });
    }
  }),
);
