import type { NavArea } from 'shared/contract';
import type { ServicePath } from '../paths.ts';
import type { Cta, HeroText, IconPoint, Point } from '../sections.ts';

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
  related: NavArea;
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
  features: 'What we do for you',
  duration: 'Duration',
  price: 'Price',
  requirements: 'What you bring',
  process: 'How it goes',
  benefits: 'What you gain',
  related: 'Read on',
} as const;
