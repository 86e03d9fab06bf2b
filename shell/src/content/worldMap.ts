import { paths } from './paths.ts';

/** The words of the home page's map and of the ticket for the chosen country. */
export const worldMap = {
  question: 'Where would you like to study?',
  /** The country that is chosen at first. */
  chosen: 'australia',
  pass: 'Boarding pass',
  specimen: 'specimen',
  labels: { firstYear: 'First year, bachelor', english: 'English', intakes: 'Intakes' },
  /** Instead of a sum, a score or months that no guide gives. */
  unknown: 'ask us',
  guide: (country: string) => `${country} guide`,
  counsellor: {
    label: 'Ask a counsellor',
    /** The contact page fills its message in with the text in its address. */
    href: (country: string) =>
      `${paths.contact}?${new URLSearchParams({ message: `I would like to study in ${country}.` })}` as const,
  },
  note: 'First year: tuition, living costs, insurance and visa, as far as there is an official figure.',
} as const;
