/** Checks a guide's data file during the build. Nothing in the browser imports this module. */
import type { Fact } from '@sayapatri/facts';
import * as v from 'valibot';
import { countryCode, description, filledList, matching, stated, strict, text } from './fieldSchemas.ts';
import { chapters, type GuideCountry, type GuideFile, type SectionOf } from './guide.ts';
import { sectionSchema } from './sectionSchemas.ts';

const id = v.string('is no id of a fact');
const ids = v.array(id);
const byCity = strict({ big: id, small: id });

export const country = strict({
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
      strict({
        // A year's living costs; by default the fact `living`.
        living: v.exactOptional(v.union([id, byCity], 'is neither a fact nor one for each kind of city')),
        // The costs that the source of the living costs leaves out, e.g. `transport`.
        notInLiving: v.exactOptional(text),
        // The contents of the living costs, e.g. `Housing and food`, if the guide’s rent is from another source and seems to differ.
        livingCounts: v.exactOptional(text),
        // The money to show in each kind of city; by default the fact `funds`.
        funds: v.exactOptional(byCity),
        // The names of the lowest and the highest first year; by default `Lowest` and `Highest`.
        yearEnds: v.exactOptional(strict({ low: text, high: text })),
        // Paid once, for the visa; by default `visa-fee`, `biometrics-fee` and `medical-fee`.
        visa: v.exactOptional(ids),
        // The name of the insurance, e.g. `health surcharge`, where it is paid in the application for the visa.
        insuranceWithVisa: v.exactOptional(text),
        yearly: v.exactOptional(ids),
        once: v.exactOptional(
          strict({
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

export const guideSchema = strict({
  country: text,
  // The place in the menus, lowest first; a guide without one comes last.
  order: v.exactOptional(v.number()),
  title: text,
  description,
  blurb: text,
  // The countries whose figures the planning tools and the assistant use.
  countries: v.exactOptional(v.array(country)),
  heroFacts: v.pipe(
    v.array(strict({ label: text, value: stated })),
    v.length(3, 'are not three'),
    v.title('Figures at the top'),
  ),
  sections: filledList(sectionSchema),
});

/** The faults of a value, a line for each field. */
export function faultsOf(value: unknown, schema: v.GenericSchema): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${issue.message}`);
}

/** The faults of a guide.json whose references are replaced by facts, a line for each fault. */
export function guideFaults(guide: unknown, facts: ReadonlyMap<string, Fact>): string[] {
  const faults = faultsOf(guide, guideSchema);
  if (faults.length > 0) return faults;
  const output = guide as GuideFile;
  const anchors = [
    ...chapters,
    ...output.sections.flatMap((section) =>
      section.kind === 'keyFacts' ? section.items.map(({ id }) => id) : [section.id],
    ),
  ];
  const repeated = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  return [
    ...repeated.map((anchor) => `sections id “${anchor}” is used twice`),
    ...(output.countries ?? []).flatMap((one) => countryFaults(one, facts)),
    ...output.sections.flatMap((section, at) => (section.kind === 'costs' ? sumFaults(section, at) : [])),
  ];
}

/** Checks that a total is the sum of its own list's items, all in one currency and for one period. */
function sumFaults({ items, total }: SectionOf<'costs'>, at: number) {
  if (total === undefined) return [];
  const kind = ({ currency, per }: Fact) => `${currency} a ${per}`;
  const others = items.filter(({ costRange }) => kind(costRange) !== kind(total));
  if (others.length > 0)
    return [`sections.${at}.total adds up amounts in ${kind(total)}, but ${others[0]?.category} is not one`];
  const sum = (end: (fact: Fact) => number | undefined) =>
    items.reduce((amount, { costRange }) => amount + (end(costRange) ?? 0), 0);
  const [low, high] = [sum((fact) => fact.low), sum((fact) => fact.high ?? fact.low)];
  return low === total.low && high === (total.high ?? total.low)
    ? []
    : [`sections.${at}.total is not the sum of its items, which is ${low} to ${high}`];
}

/** Checks that the facts exist that the tools need, or that the country's costs name. */
function countryFaults(
  { country: name, facts: prefix = '', costs = {}, scale = [] }: GuideCountry,
  facts: ReadonlyMap<string, Fact>,
) {
  const { living, funds, visa = [], yearly = [], once } = costs;
  const named = [
    ...['intakes', 'funds', 'visa'].map((needed) => prefix + needed),
    ...(typeof living === 'string' ? [living] : Object.values(living ?? {})),
    ...Object.values(funds ?? {}),
    ...visa,
    ...yearly,
    ...scale,
    ...(once?.facts ?? []),
  ];
  return named
    .filter((needed) => !facts.has(needed))
    .map((needed) => `countries: ${name} needs the fact “${needed}”, which facts.json does not have`);
}
