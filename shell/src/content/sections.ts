/** Content types that several pages use. */
export type { Cta, Heading, HeroText } from '@sayapatri/design';
