/** Every route of the product, with words of the heading that its page must show. */
export const routes = {
  '/': /study abroad/i,
  '/about': /about/i,
  '/contact': /contact/i,
  '/services': /services/i,
  '/services/university-admission': /university admission/i,
  '/services/test-preparation': /test preparation/i,
  '/services/accommodation': /accommodation/i,
  '/services/scholarship': /scholarship/i,
  '/services/visa': /visa/i,
  '/services/career': /career/i,
  '/ielts-pte': /IELTS/,
  '/sat': /SAT/,
  '/plan': /plan your studies/i,
  '/plan/cost': /cost planner/i,
  '/plan/compare': /compare countries/i,
  '/plan/check': /where do i fit/i,
  '/plan/intake': /intake planner/i,
  '/plan/checklist': /checklist/i,
  '/plan/words': /words/i,
  '/plan/money': /money/i,
  '/plan/visa': /visa and work/i,
  '/plan/scholarships': /scholarships/i,
  '/study-in-australia': /Australia/,
  '/study-in-canada': /Canada/,
  '/study-in-usa': /USA/,
  '/study-in-uk': /UK/,
  '/study-in-new-zealand': /New Zealand/,
  '/study-in-europe': /Europe/,
  '/study-in-japan': /Japan/,
  '/study-in-korea': /Korea/,
  '/blogs': /study abroad/i,
  '/blogs/mastering-university-admissions': /Mastering University Admissions/i,
  '/blogs/securing-your-future': /Securing Your Future/i,
  '/blogs/unlocking-opportunities': /Unlocking Opportunities/i,
  '/test-team-slider': /team/i,
  '/offline': /offline/i,
} satisfies Record<string, RegExp>;

/** One page of each kind: guides, services and articles are alike but for their words. */
export const kinds = Object.keys(routes).filter(
  (path) => !/^\/(study-in-(?!europe)|services\/(?!visa)|blogs\/(?!securing))/.test(path),
);

export const guides = Object.keys(routes).filter((path) => path.startsWith('/study-in-'));

/** The countries of the Study Abroad menu, in its order. */
export const countries = ['Australia', 'Canada', 'USA', 'UK', 'New Zealand', 'Europe', 'Japan', 'Korea'];

/** Every link of the menu. */
export const menuEntries = [
  ...['Home', 'About', 'Services', 'Blogs', 'Contact'],
  ...countries,
  ...['IELTS & PTE', 'SAT'],
];
