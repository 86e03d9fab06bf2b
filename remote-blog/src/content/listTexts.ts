import data from './listTexts.json';

/** The words of the list page: the consultancy's own, and labels. */
export const listTexts = {
  ...data,
  featured: 'Featured article',
  /** Follows the count line while all articles are listed. */
  featuredAbove: ', the featured one above',
  readMore: 'Read More',
  /** Follows `Read More` for screen readers. */
  readMoreAbout: (title: string) => `about ${title}`,
  title: 'Find an article',
  search: 'Search articles',
  category: 'Category',
  /** Names the group of cards for screen readers. */
  page: (page: number) => `Articles, page ${page}`,
  pages: {
    label: 'Pages of the article list',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  },
  empty: {
    noMatch: {
      text: 'No article matches. Try a shorter word or another category.',
      button: 'Show all articles',
    },
    pastTheEnd: {
      text: (page: number, last: number) =>
        `There is nothing on page ${page}. The articles that match end on page ${last}.`,
      button: (last: number) => `Go to page ${last}`,
    },
  },
};
