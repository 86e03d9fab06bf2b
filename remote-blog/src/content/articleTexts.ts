import data from './articleTexts.json';

/** The texts of an article's page around the article: the consultancy's own, and labels. */
export const articleTexts = {
  back: 'Back to Blogs',
  topics: 'Topics',
  next: 'Read next',
  guides: 'Related guides',
  minutes: (minutes: number) => `${minutes} min read`,
  /** Shown if the text could not be loaded; the link loads the article's own document. */
  notLoaded: { text: 'The text of this article could not be loaded.', link: 'Load this article again' },
  contact: {
    ...data.contact,
    button: 'Contact Us Now',
    plan: 'What a year costs in rupees',
  },
};
