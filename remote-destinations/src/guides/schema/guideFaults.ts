/** Checks a guide's data file during the build. Nothing in the browser imports this module. */
import type { Fact } from '@sayapatri/facts';
import * as v from 'valibot';
import type { GuideCountry, GuideFile, WrittenOf } from './guide.ts';
import { guideSchema } from './guideSchema.ts';
import { chapters } from './stated.ts';

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
    ...output.sections.flatMap((section) => [
      section.id,
      ...(section.kind === 'facts' ? section.items.flatMap(({ id }) => id ?? []) : []),
    ]),
  ];
  const repeated = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  return [
    ...repeated.map((anchor) => `sections id “${anchor}” is used twice`),
    ...(output.countries ?? []).flatMap((one) => countryFaults(one, facts)),
    ...output.sections.flatMap((section, at) => (section.kind === 'costs' ? sumFaults(section, at) : [])),
  ];
}

/** Checks that a total is the sum of its own list's items, all in one currency and for one period. */
function sumFaults({ items, total }: WrittenOf<'costs'>, at: number) {
  if (total === undefined) return [];
  const kind = ({ currency, per }: Fact) => `${currency} a ${per}`;
  const others = items.filter(({ cost }) => kind(cost) !== kind(total));
  if (others.length > 0)
    return [`sections.${at}.total adds up amounts in ${kind(total)}, but ${others[0]?.category} is not one`];
  const sum = (end: (fact: Fact) => number | undefined) =>
    items.reduce((amount, { cost }) => amount + (end(cost) ?? 0), 0);
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
