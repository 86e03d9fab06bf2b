/** Every sentence of the list page. */
export const listTexts = {
  hero: {
    eyebrow: 'Blogs',
    title: 'Study abroad advice before you need it',
    blurb:
      'Choosing a university, paying for it and settling in abroad, explained step by step by the teams who advise students in our Lalitpur and Kathmandu offices.',
  },
  featured: 'Featured article',
  readMore: 'Read More',
  /** Follows `Read More` for screen readers. */
  readMoreAbout: (title: string) => `about ${title}`,
  title: 'All articles',
  search: 'Search articles',
  category: 'Category',
  feed: { question: 'Do you use a feed reader?', link: 'Follow new articles' },
  /** Names the group of cards for screen readers. */
  page: (page: number) => `Articles, page ${page}`,
  pages: {
    label: 'Pages of the article list',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    /** Opens a plain list of every article, which needs no script. */
    index: (total: number) => `List all ${total} articles by title`,
  },
  empty: {
    noArticles: {
      text: 'Our first articles are on their way. Until then, ask us what you would like to read about.',
      link: 'Contact us',
    },
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
} as const;
