/** The countries of the Study Abroad menu, in its order. */
export const countries = ['Australia', 'Canada', 'USA', 'UK', 'New Zealand', 'Europe', 'Japan', 'Korea'];

/** Every link of the menu. */
export const menuEntries = [
  ...['Home', 'About', 'Services', 'Blogs', 'Contact'],
  ...countries,
  ...['IELTS & PTE', 'SAT'],
];
