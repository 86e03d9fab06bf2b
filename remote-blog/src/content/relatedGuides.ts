/** Pages of this site that an article's `guides` field may name, with the labels of their links. */
export const relatedGuides = {
  australia: { label: 'Study in Australia', href: '/study-in-australia' },
  canada: { label: 'Study in Canada', href: '/study-in-canada' },
  usa: { label: 'Study in the USA', href: '/study-in-usa' },
  uk: { label: 'Study in the UK', href: '/study-in-uk' },
  'new-zealand': { label: 'Study in New Zealand', href: '/study-in-new-zealand' },
  europe: { label: 'Study in Europe', href: '/study-in-europe' },
  japan: { label: 'Study in Japan', href: '/study-in-japan' },
  korea: { label: 'Study in Korea', href: '/study-in-korea' },
  'ielts-pte': { label: 'IELTS & PTE preparation', href: '/ielts-pte' },
  sat: { label: 'SAT preparation', href: '/sat' },
} as const;

export type RelatedGuide = keyof typeof relatedGuides;
