/** Every sentence of an article's page that is not the article's own. */
export const articleTexts = {
  back: 'Back to Blogs',
  topics: 'Topics',
  guides: 'Related guides',
  share: 'Share this article',
  minutes: (minutes: number) => `${minutes} min read`,
  /** Shown if the text could not be loaded; the link loads the article's own document. */
  notLoaded: { text: 'The text of this article could not be loaded.', link: 'Load this article again' },
  contact: {
    title: 'Talk to us about your plans',
    intro:
      'Bring your mark sheets and your questions. We go through them with you and tell you honestly what to do next. The first consultation is free.',
    button: 'Contact Us Now',
    plan: 'See what a year abroad costs in rupees',
  },
} as const;
