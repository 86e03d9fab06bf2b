/** The pages that other packages link to. All other paths appear only in their own package. */
export const pagePaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  ieltsPte: '/ielts-pte',
  plan: '/plan',
  planCompare: '/plan/compare',
  planCost: '/plan/cost',
} as const;
