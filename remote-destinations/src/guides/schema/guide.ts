/** The types of a guide: of its file, from the schemas, and of the data that its page gets from the build. */
import type { FirstYear } from '@sayapatri/contract';
import type { Fact, SourcedFact } from '@sayapatri/facts';
import type * as v from 'valibot';
import type { LinkText } from '../components/TextLinks.tsx';
import type { country, guideSchema } from './guideSchema.ts';
import type { Chapter, Figure, FirstYearPlot, Stated } from './stated.ts';

export { type Chapter, chapters, type Figure, type FirstYearPlot, type Stated } from './stated.ts';

/** The content of a guide.json. */
export type GuideFile = v.InferOutput<typeof guideSchema>;
/** One country of a guide. Its figures are facts with fixed ids, e.g. `tuition-bachelor`. */
export type GuideCountry = v.InferOutput<typeof country>;

type Written = GuideFile['sections'][number];
export type SectionKind = Written['kind'];
export type WrittenOf<Kind extends SectionKind> = Extract<Written, { kind: Kind }>;

/** What is written, with each fact as a page prints it. */
type Printed<Value> = Value extends Fact
  ? Figure
  : Value extends readonly (infer Item)[]
    ? readonly Printed<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Printed<Value[Key]> }
      : Value;

/** A scholarship as a guide prints it. */
export type Award = NonNullable<Printed<WrittenOf<'scholarships'>>['items']>[number];

/** What the build adds to the sections of a kind. */
interface Added {
  /** How far each item's bar is filled, from 0 to 100. */
  costs: { percent: readonly number[] };
  /** The guide's own scholarships and those of the list. */
  scholarships: { items: readonly Award[] };
  countryFacts: { countries: readonly string[] };
  /** The guide's countries, which can be chosen on the map. */
  tuition: { countries: readonly string[] };
}

/** The section of one kind, e.g. `SectionOf<'costs'>`. */
export type SectionOf<Kind extends SectionKind> = Printed<WrittenOf<Kind>> &
  (Kind extends keyof Added ? Added[Kind] : unknown);
export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind];
/** A closing invitation. Without `to` its button does nothing visible. */
export type CallToActionSection = SectionOf<'callToAction'>;
export type ContentSection = Exclude<Section, CallToActionSection>;

/** One country's guide: everything that its page shows, in order. */
export interface Guide extends Pick<GuideFile, 'country' | 'title' | 'blurb' | 'answers'> {
  /** The page's path without its leading slash, e.g. `study-in-japan`. */
  slug: string;
  /** English, work and intakes, for the card that stays in sight. */
  facts: readonly { label: string; value: Stated }[];
  /** A bachelor's first year, if a total is known, and what it is for. */
  year?: (FirstYear & { of: string }) | undefined;
  /** The cost planner's sum in its parts, if a sum is known. */
  firstYear?: FirstYearPlot | undefined;
  /** Links to the planning pages, by the chapter that ends with them. */
  links: Readonly<Record<Chapter, readonly LinkText[]>>;
  sections: readonly Section[];
  /** What has changed since a figure of the guide was set, and what is known of later changes. */
  changes: readonly string[];
  /** Where the guide's figures are from. */
  sources: readonly SourcedFact[];
}
