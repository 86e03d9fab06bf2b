import type { ServiceTexts } from '../schema/pages.ts';
import data from './serviceTexts.json';

export const serviceTexts = data as ServiceTexts;

/** The headings that all service pages share. */
export const serviceHeadings = {
  features: 'Features',
  duration: 'Duration',
  price: 'Price',
  result: 'Result',
  requirements: 'Requirements',
  process: 'Process',
  benefits: 'Benefits',
} as const;

/** `Process (7 steps)` */
export const processHeading = (steps: number) => `${serviceHeadings.process} (${steps} steps)`;
