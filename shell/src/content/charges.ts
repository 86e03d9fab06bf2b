import type { ChargesContent, ServiceCharge } from '../schema/charges.ts';
import data from './charges.json';
import type { ServicePath } from './paths.ts';

const charges = data as ChargesContent;

/** The anchor of the services with their prices on `/services`. */
export const chargesId = 'charges';

/** The price of a service. */
export const chargeOf = (path: ServicePath) =>
  charges.services.find((charge) => charge.path === path) as ServiceCharge;

/** The price of a service, a range on one line, and what it covers. */
export function printedPrice(path: ServicePath): { price: string; note: string } {
  const { text, note } = chargeOf(path).price;
  return { price: text.replaceAll('–', '–\u2060'), note };
}

export default charges;
