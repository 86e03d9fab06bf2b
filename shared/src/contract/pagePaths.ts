/** The pages that other packages link to. A package's further pages are named by itself alone. */
export const pagePaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  ieltsPte: '/ielts-pte',
  plan: '/plan',
  planCompare: '/plan/compare',
  planCost: '/plan/cost',
  planScores: '/plan/scores',
} as const;
