/** The words of the reply on applying to and studying in a country. */
export const studyTexts = {
  guides: 'Our guide covers universities, costs, the visa and how to apply:',
  guide: (country: string) => `Study in ${country}`,
  english: { text: 'Most courses ask for an English score too:', link: 'IELTS and PTE' },
  consultation: 'We can go through every step with you.',
} as const;
