import type { ChargesContent, ServiceCharge } from '../schema/charges.ts';
import type { ServicePrice } from '../schema/entities.ts';
import data from './charges.json';
import type { ServicePath } from './paths.ts';

const charges = data as ChargesContent;

/** The anchor of the section on `/services`. */
export const chargesId = 'charges';

export const chargeTexts = {
  services: { caption: 'Fees by service', columns: ['Service', 'Price'] },
  classes: { caption: 'Classes', columns: ['Class', 'Times', 'Length', 'Fee'] },
  refunds: { caption: 'Refunds by stage', columns: ['Stage', 'What you get back'] },
  commission: 'Commission from institutions',
  agreement: 'Our agreement, blank',
  /** Follows a value that the owner of the site has not replaced yet. */
  sample: '(sample)',
  all: 'All our charges',
} as const;

/** The price of a service, with the mark of a sample. */
export function priceOf(path: ServicePath): ServicePrice {
  const { price, sample } = charges.services.find((charge) => charge.path === path) as ServiceCharge;
  return sample ? { ...price, text: `${price.text} ${chargeTexts.sample}` } : price;
}

export default charges;
