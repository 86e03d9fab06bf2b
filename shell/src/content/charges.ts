import type { ChargesContent, ServiceCharge } from '../schema/charges.ts';
import data from './charges.json';
import type { ServicePath } from './paths.ts';

const charges = data as ChargesContent;

/** The anchor of the services with their prices on `/services`. */
export const chargesId = 'charges';

export const chargeTexts = {
  classes: {
    title: 'Classes',
    caption: 'Times, lengths and fees of the classes',
    intro: 'Choose the class for your goal: the test and the score that your course asks for.',
    columns: ['Class', 'Times', 'Length', 'Fee'],
  },
  refunds: { caption: 'Refunds by stage', columns: ['Stage', 'What you get back'] },
  commission: 'Commission from institutions',
  agreement: 'Read our agreement before you sign (blank form)',
  /** Follows a value that the owner of the site has not replaced yet. */
  sample: 'This is a sample: the office’s own figure stands here.',
  /** Replaces `sample` on a page with many samples, which explains the star. */
  mark: '*',
  markMeans: 'A star marks a sample: the office’s own figure stands here.',
  all: 'All our charges',
} as const;

/** The price of a service, and whether it is a sample. */
export const chargeOf = (path: ServicePath) =>
  charges.services.find((charge) => charge.path === path) as ServiceCharge;

/** The price of a service with the star of a sample, `NPR 5,000*`, on one line, and what it covers. */
export function printedPrice(path: ServicePath): { price: string; note: string } {
  const { price, sample } = chargeOf(path);
  const text = price.text.replaceAll('–', '–\u2060');
  return { price: sample ? text + chargeTexts.mark : text, note: price.note };
}

export default charges;
