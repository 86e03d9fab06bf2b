/** The schema of charges.json: every price of the consultancy, its refunds, its commission and its agreement. */
import { choice, group, heading, list, text } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { servicePaths, servicePrice } from './entities.ts';

const { title, intro } = heading.entries;

/** Marks a record as made up. A build for a real brand lists such records. */
export const sample = v.exactOptional(
  v.pipe(
    v.literal(true, 'can only be true'),
    v.description('The values are made up: switch this off when they are your own'),
  ),
);

const page = v.pipe(choice(servicePaths), v.title('Page'));
const serviceCharge = group({ path: page, price: servicePrice, sample });
export type ServiceCharge = v.InferOutput<typeof serviceCharge>;

export const charges = group({
  title,
  intro,
  services: v.pipe(
    list(serviceCharge),
    v.check(
      (entries) => servicePaths.every((path) => entries.some((entry) => entry.path === path)),
      'must have a price for each service',
    ),
  ),
  classes: list(group({ name: text, times: text, length: text, fee: text, sample })),
  refunds: list(
    group({ stage: text, back: v.pipe(text, v.description('What the student gets back')), sample }),
  ),
  commission: group({ text: v.pipe(text, v.description('What institutions pay the consultancy')), sample }),
  agreement: group({ intro: text, clauses: list(text), sample }),
});
export type ChargesContent = v.InferOutput<typeof charges>;
