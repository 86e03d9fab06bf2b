import type { ChargesContent, ServiceCharge } from '../schema/charges.ts';
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
  agreement: 'Read our agreement before you sign (blank form)',
  /** Follows a value that the owner of the site has not replaced yet. */
  sample: '(sample)',
  /** Stands below a sample price. */
  samplePrice: 'Sample price:',
  /** Replaces `sample` on a page with many samples, which explains the star. */
  mark: '*',
  markMeans: 'Values with a star are samples until our price list is ready.',
  all: 'All our charges',
} as const;

/** The price of a service, and whether it is a sample. */
export const chargeOf = (path: ServicePath) =>
  charges.services.find((charge) => charge.path === path) as ServiceCharge;

export default charges;
