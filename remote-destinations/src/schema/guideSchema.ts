/** Checks a guide's data file during the build. It runs only in Node; nothing in the browser imports it. */
import type { Fact } from '@sayapatri/facts';
import * as v from 'valibot';
import { countryCode, matching, stated, strict, text } from './fieldSchemas.ts';
import type { GuideCountry, GuideFile } from './guide.ts';
import { sectionSchema } from './sectionSchemas.ts';

const id = v.string('is no id of a fact');
const ids = v.array(id);

const country: v.GenericSchema<unknown, GuideCountry> = strict({
  country: text,
  code: countryCode,
  currency: matching(/^[A-Z]{3}$/, 'is not a currency code such as AUD'),
  inSentence: v.exactOptional(text),
  ownScale: v.exactOptional(v.literal(true)),
  facts: v.exactOptional(text),
  costs: v.exactOptional(
    strict({
      living: v.exactOptional(v.union([ids, strict({ big: id, small: id })], 'is no list of facts')),
      visa: v.exactOptional(ids),
      insurance: v.exactOptional(id),
      once: v.exactOptional(
        strict({
          levels: v.array(v.picklist(['language', 'diploma', 'bachelor', 'master', 'doctorate'])),
          facts: ids,
        }),
      ),
      withTuition: v.exactOptional(v.literal(true)),
      also: v.exactOptional(text),
    }),
  ),
});

const guideSchema: v.GenericSchema<unknown, GuideFile> = strict({
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
  heroFacts: v.pipe(v.array(strict({ label: text, value: stated })), v.length(3, 'are not three')),
  sections: v.pipe(v.array(sectionSchema), v.minLength(1, 'is empty')),
});

/** What is wrong with the content of a guide.json whose references are replaced by facts: a line for each fault. */
export function guideFaults(guide: unknown, facts: ReadonlyMap<string, Fact>): string[] {
  const { success, output, issues = [] } = v.safeParse(guideSchema, guide);
  if (!success) return issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${issue.message}`);
  const anchors = output.sections.map((section) => section.id);
  const repeated = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  return [
    ...repeated.map((anchor) => `sections id “${anchor}” is used twice`),
    ...(output.countries ?? []).flatMap((one) => countryFaults(one, facts)),
  ];
}

/** Facts that the tools need of every country, and those that its costs name. */
function countryFaults(
  { country: name, facts: prefix = '', costs = {} }: GuideCountry,
  facts: ReadonlyMap<string, Fact>,
) {
  const { living = [], visa = [], insurance, once } = costs;
  const named = [
    ...['intakes', 'funds', 'visa'].map((needed) => prefix + needed),
    ...(Array.isArray(living) ? living : Object.values(living)),
    ...visa,
    ...(insurance ? [insurance] : []),
    ...(once?.facts ?? []),
  ];
  return named
    .filter((needed) => !facts.has(needed))
    .map((needed) => `countries: ${name} needs the fact “${needed}”, which facts.json does not have`);
}
