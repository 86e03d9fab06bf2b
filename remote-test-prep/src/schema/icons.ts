/** The icons that this package's content may name; `iconsOfContent.ts` has their drawings. */
export const iconNames = [
  'admission',
  'calendar',
  'clock',
  'listening',
  'math',
  'reading',
  'speaking',
  'support',
  'target',
  'university',
  'writing',
] as const;

export type IconName = (typeof iconNames)[number];
