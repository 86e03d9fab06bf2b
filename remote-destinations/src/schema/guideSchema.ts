/** Checks a guide's data file during the build. It runs only in Node; nothing in the browser imports it. */
import type { Fact } from '@sayapatri/facts';
import * as v from 'valibot';
import { countryCode, matching, stated, strict, text } from './fieldSchemas.ts';
import { chapters, type GuideCountry, type GuideFile, type SectionOf } from './guide.ts';
import { sectionSchema } from './sectionSchemas.ts';

const id = v.string('is no id of a fact');
const ids = v.array(id);
const byCity = strict({ big: id, small: id });

const country: v.GenericSchema<unknown, GuideCountry> = strict({
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
        living: v.exactOptional(v.union([id, byCity], 'is neither a fact nor one for each kind of city')),
        notInLiving: v.exactOptional(text),
        funds: v.exactOptional(byCity),
        visa: v.exactOptional(ids),
        yearly: v.exactOptional(ids),
        once: v.exactOptional(
          strict({
            levels: v.array(v.picklist(['language', 'diploma', 'bachelor', 'master', 'doctorate'])),
            facts: ids,
          }),
        ),
        withTuition: v.exactOptional(v.literal(true)),
        also: v.exactOptional(text),
      }),
      v.description('What the cost planner adds up, by the IDs of figures'),
    ),
  ),
});

export const guideSchema: v.GenericSchema<unknown, GuideFile> = strict({
  country: text,
  order: v.exactOptional(v.number()),
  title: text,
  description: v.pipe(
    text,
    v.minLength(50, 'is under 50 characters'),
    v.maxLength(160, 'is over 160 characters'),
  ),
  blurb: text,
  countries: v.exactOptional(v.array(country)),
  heroFacts: v.pipe(
    v.array(strict({ label: text, value: stated })),
    v.length(3, 'are not three'),
    v.title('Figures at the top'),
  ),
  sections: v.pipe(v.array(sectionSchema), v.minLength(1, 'is empty')),
});

/** What is wrong with the content of a guide.json whose references are replaced by facts: a line for each fault. */
export function guideFaults(guide: unknown, facts: ReadonlyMap<string, Fact>): string[] {
  const { success, output, issues = [] } = v.safeParse(guideSchema, guide);
  if (!success) return issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${issue.message}`);
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

/** A total is the sum of its own list's items, so that none counts a price of another list, currency or period. */
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

/** Facts that the tools need of every country, and those that its costs name. */
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
