/**
 * Registration, accreditations and reviews of the consultancy. Empty, because only the consultancy can fill it in; the
 * home page shows nothing for a missing entry.
 */
export interface TrustContent {
  title: string;
  intro: string;
  /** The registration with an authority, e.g. the Ministry of Education's permit. */
  registration?: { label: string; text: string };
  accreditations: readonly { name: string; href?: `https://${string}` }[];
  /** A rating on a public review site: the text says how many reviews and when. */
  reviews?: { site: string; text: string; href: `https://${string}` };
}

export const trust: TrustContent = {
  title: 'Registration and reviews',
  intro: 'Check for yourself who we are and what others say about us.',
  accreditations: [],
};
