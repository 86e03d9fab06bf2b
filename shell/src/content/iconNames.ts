/** The icons that the content of services may name; `sections/ContentIcon.tsx` has their drawings. */
export const iconNames = [
  'academic',
  'award',
  'career',
  'flight',
  'home',
  'language',
  'university',
  'visa',
] as const;

export type IconName = (typeof iconNames)[number];
