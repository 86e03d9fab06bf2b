import type { NavArea } from 'shared/contract';
import { contactPhone, freeConsultation, type ServicePath } from '../paths.ts';
import type { ClosingText, Cta, HeroText, IconPoint, Point } from '../sections.ts';

/** The content of one service's page. */
export interface ServiceDetail {
  path: ServicePath;
  hero: HeroText & { cta: Cta };
  features: readonly IconPoint[];
  duration: string;
  price: ServicePrice;
  requirements: readonly string[];
  /** The steps, in order. */
  process: readonly Point[];
  benefits: readonly string[];
  /** The menu area whose pages are linked at the end of the page. */
  related: NavArea & keyof typeof relatedHeadings;
}

export interface ServicePrice {
  text: string;
  note: string;
}

/** No service has a list price. */
export const priceOnRequest: ServicePrice = {
  text: 'Contact for personalized pricing',
  note: 'Price on request',
};

/** For services whose duration depends on the student. */
export const durationByAgreement = 'Agreed with you at the first meeting';

/** The headings that all service pages share. */
export const serviceHeadings = {
  features: 'Features',
  duration: 'Duration',
  price: 'Price',
  requirements: 'Requirements',
  process: 'Process',
  benefits: 'Benefits',
} as const;

/** The lines below those headings. */
export const serviceIntros = {
  features: 'What we do for you.',
  process: 'How we work together, from the first meeting to the last.',
  benefits: 'What you gain from this service.',
} as const;

/** The invitation at the end of every service page. */
export const serviceClosing: ClosingText = {
  title: 'Talk to a counsellor',
  text: 'Tell us where you are with your plans, and we work out your next step together. The first consultation is free.',
  cta: freeConsultation,
  call: contactPhone,
};

/** The word before a step's number. */
export const stepLabel = 'Step';

/** `Process (7 steps)` */
export const processHeading = (steps: number) => `${serviceHeadings.process} (${steps} steps)`;

/** The heading above the links to the pages of a menu area. */
export const relatedHeadings = {
  'study-abroad': 'Country guides',
  'test-preparation': 'Test guides',
} as const;
