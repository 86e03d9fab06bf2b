/** The schema of a guide's data file. Nothing in the browser imports this module. */
import { group, list, matching } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { countryCode, description, stated, text } from './fieldSchemas.ts';
import { sectionSchema } from './sectionSchemas.ts';
import { type Chapter, chapters } from './stated.ts';

type Answers = Record<Chapter, v.ExactOptionalSchema<typeof text, undefined>>;

const id = v.string('is no id of a fact');
const ids = v.array(id);
const byCity = group({ big: id, small: id });

export const country = group({
  country: text,
  code: countryCode,
  currency: matching(/^[A-Z]{3}$/, 'is not a currency code such as AUD'),
  inSentence: v.exactOptional(v.pipe(text, v.description('As in a sentence: the UK'))),
  scale: v.exactOptional(
    v.pipe(ids, v.description('The figures that are steps of the country’s own scale of English')),
  ),
  facts: v.exactOptional(
    v.pipe(text, v.description('How the IDs of its figures begin, such as germany-: leave it as it is')),
  ),
  unknown: v.exactOptional(
    v.pipe(v.record(v.string(), text), v.description('Why no figure is printed, by its ID')),
  ),
  costs: v.exactOptional(
    v.pipe(
      group({
        // A year's living costs; by default the fact `living`.
        living: v.exactOptional(v.union([id, byCity], 'is neither a fact nor one for each kind of city')),
        // The costs that the source of the living costs leaves out, e.g. `transport`.
        notInLiving: v.exactOptional(text),
        // The contents of the living costs, e.g. `Housing and food`, if the guide’s rent is from another source and seems to differ.
        livingCounts: v.exactOptional(text),
        // The money to show in each kind of city; by default the fact `funds`.
        funds: v.exactOptional(byCity),
        // The names of the lowest and the highest first year; by default `Lowest` and `Highest`.
        yearEnds: v.exactOptional(group({ low: text, high: text })),
        // Paid once, for the visa; by default `visa-fee`, `biometrics-fee` and `medical-fee`.
        visa: v.exactOptional(ids),
        // The name of the insurance, e.g. `health surcharge`, where it is paid in the application for the visa.
        insuranceWithVisa: v.exactOptional(text),
        // The years by which the stay is longer than the course, where the insurance is paid at once for the whole stay.
        insuranceAtOnce: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
        // The names of the two kinds of city, where the living costs have a figure for each, e.g. `London`.
        cities: v.exactOptional(group({ big: text, small: text })),
        // The levels at which private universities have fees of their own: `private-tuition` in the first year, `private-tuition-later` afterwards.
        privateLevels: v.exactOptional(v.array(v.picklist(['bachelor', 'master']))),
        yearly: v.exactOptional(ids),
        once: v.exactOptional(
          group({
            levels: v.array(v.picklist(['language', 'diploma', 'bachelor', 'master', 'doctorate'])),
            facts: ids,
          }),
        ),
        // The first year's tuition is added to the money to show, or only its unpaid part.
        withTuition: v.exactOptional(
          v.union([v.literal(true), v.literal('unpaid')], 'is neither true nor “unpaid”'),
        ),
        // Further costs that the student must be able to pay, e.g. `travel`.
        also: v.exactOptional(text),
      }),
      v.description('What the cost planner adds up, by the IDs of figures'),
    ),
  ),
});

export const guideSchema = group({
  country: text,
  // The place in the menus, lowest first; a guide without one comes last.
  order: v.exactOptional(v.number()),
  title: text,
  description,
  blurb: text,
  // The countries whose figures the planning tools and the assistant use.
  countries: v.exactOptional(v.array(country)),
  heroFacts: v.pipe(
    v.array(group({ label: text, value: stated })),
    v.length(3, 'are not three'),
    v.title('Figures at the top'),
  ),
  // Names the cheaper way to a bachelor's degree by a diploma first, e.g. `if you begin at a community college`.
  collegeFirst: v.exactOptional(text),
  // When courses begin; by default the fact `intakes`.
  intakes: v.exactOptional(stated),
  // What each chapter comes to, beside its title where the chapter is folded.
  answers: v.exactOptional(
    group(Object.fromEntries(chapters.map((chapter) => [chapter, v.exactOptional(text)])) as Answers),
  ),
  sections: list(sectionSchema),
});
