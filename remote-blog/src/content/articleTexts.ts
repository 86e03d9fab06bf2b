import data from './articleTexts.json';

/** The texts of an article's page around the article: the consultancy's own, and labels. */
export const articleTexts = {
  back: 'Back to Blogs',
  topics: 'Topics',
  next: 'Read next',
  minutes: (minutes: number) => `${minutes} min read`,
  contact: {
    ...data.contact,
    button: 'Contact Us Now',
    plan: 'What a year costs in rupees',
  },
};
