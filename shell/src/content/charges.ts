import type { ChargesContent, ServiceCharge } from '../schema/charges.ts';
import data from './charges.json';
import type { ServicePath } from './paths.ts';

const charges = data as ChargesContent;

/** The anchor of the services with their prices on `/services`. */
export const chargesId = 'charges';

export const chargeTexts = {
  classes: {
    title: 'Classes',
    caption: 'Lengths, times and fees of the classes',
    intro: 'Choose the class for your goal: the test and the score that your course asks for.',
    columns: ['Class', 'Times', 'Fee'],
    place: {
      label: 'Ask for a place',
      href: '/contact?message=I+would+like+a+place+in+a+class.+Test%2C+time+and+the+score+I+need%3A',
    },
  },
  refunds: { caption: 'Refunds by stage', columns: ['Stage', 'What you get back'] },
  commission: 'Commission from institutions',
  agreement: 'Read our agreement before you sign (blank form)',
  all: 'All our charges',
} as const;

/** The price of a service. */
export const chargeOf = (path: ServicePath) =>
  charges.services.find((charge) => charge.path === path) as ServiceCharge;

/** The price of a service, a range on one line, and what it covers. */
export function printedPrice(path: ServicePath): { price: string; note: string } {
  const { text, note } = chargeOf(path).price;
  return { price: text.replaceAll('–', '–\u2060'), note };
}

export default charges;
