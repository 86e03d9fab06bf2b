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
  /** Below such a price, and such a service that is free. */
  samplePrice: 'Sample price',
  sampleOffer: 'Sample offer',
  /** In its place on a page with many such values, with what it means. */
  mark: '*',
  markMeans: 'Values with a star are samples.',
  all: 'All our charges',
} as const;

/** What a service costs, and whether that is made up. */
export const chargeOf = (path: ServicePath) =>
  charges.services.find((charge) => charge.path === path) as ServiceCharge;

export default charges;
