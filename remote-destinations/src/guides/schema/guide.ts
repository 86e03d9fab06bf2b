/** The types of a guide: the schemas' types for its file, and types for the data that the build adds. */
import type { FirstYear } from '@sayapatri/contract';
import type { SourcedFact } from '@sayapatri/facts';
import type { Picture } from '@sayapatri/pictures/picture.ts';
import type * as v from 'valibot';
import type pageFigures from '../content/pageFigures.ts';
import type { country, guideSchema } from './guideSchema.ts';
import type { sectionSchema } from './sectionSchemas.ts';
import type { Chapter, FirstYearParts, Stated } from './stated.ts';

export { type Chapter, chapters, type FirstYearParts, type Lakh, type Newer, type Stated } from './stated.ts';

type Written = v.InferOutput<typeof sectionSchema>;
export type SectionKind = Written['kind'];

/** The data that the build adds to the sections of a kind. */
interface Added {
  costs: { total?: { drawn?: string } };
  visaRequirementLists: {
    /** The papers for all of the visas, and each visa's further papers. */
    panels?: readonly { title: string; description: string; requirements: readonly string[] }[];
  };
  universities: {
    /** The universities' pictures by their ids. */
    pictures?: Readonly<Record<string, Picture>>;
  };
  timeline: {
    /** Each state with its first and last month, counted from January of the first year. */
    states?: readonly { status: ItemOf<'timeline'>['status']; from: number; to: number }[];
  };
}

/** The data that the build adds to the items of a kind of section. */
interface AddedToItems {
  stats: { tile?: { value: string; label: string } };
  costs: { costRange: { drawn?: string } };
  keyFacts: {
    /** The IELTS scores, which the build moves here from the rows. */
    scores?: readonly { label: string; low: number; high: number; value: string }[];
    /** In a guide of several countries, the values of each country; a second value explains the first. */
    cells?: readonly { label: string; values: readonly Stated[] }[];
    /** The months in the figures. */
    months?: readonly { label: string; from: number; to: number }[];
  };
  tuitionComparison: {
    /** A country's tuition in lakh, and in words; only in words without a figure. */
    range?: { low?: number; high?: number; value: string };
  };
}

type In<Table, Kind> = Kind extends keyof Table ? Table[Kind] : unknown;
type WrittenOf<Kind extends SectionKind> = Extract<Written, { kind: Kind }>;

/** An item of the sections of one kind, e.g. `ItemOf<'costs'>`. */
export type ItemOf<Kind extends SectionKind> =
  WrittenOf<Kind> extends { items: readonly (infer Item)[] } ? Item & In<AddedToItems, Kind> : never;

/** The section of one kind, e.g. `SectionOf<'costs'>`. */
export type SectionOf<Kind extends SectionKind> = Omit<WrittenOf<Kind>, 'items'> &
  In<Added, Kind> &
  (WrittenOf<Kind> extends { items: unknown } ? { items: readonly ItemOf<Kind>[] } : unknown) & {
    /** The figures at a glance and the closing invitation stand outside of all chapters. */
    chapter?: Chapter;
    /** The facts within the section's sentences, which the build finds for the sources. */
    cited?: readonly SourcedFact[];
  };
/** A closing invitation. Without `to` its button does nothing visible. */
export type CallToActionSection = SectionOf<'callToAction'>;
export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind];

/** The figures that the build calculates for the guides. */
export type Figures = typeof pageFigures;

/** One country's guide: everything that its page shows, in order. */
export interface Guide extends Pick<GuideFile, 'country' | 'title' | 'blurb' | 'heroFacts'> {
  /** The page's path without its leading slash, e.g. `study-in-japan`. */
  slug: string;
  /** Address of the country's drawing; without it the plain ridge is shown. */
  skyline?: string;
  /** Links to the planning tools, by the chapter that ends with them. */
  links: Readonly<Record<Chapter, readonly { label: string; href: string }[]>>;
  /** The parts of the cost planner's sum, if a sum is known. */
  firstYear?: FirstYearParts | undefined;
  /** Figures that compare the guide's country with all others. */
  across: Omit<Figures['across'], 'guides'> & {
    /** A bachelor's first year, if a total is known. */
    year?: FirstYear | undefined;
    /** The end of the scale on which all guides' first years are drawn, in lakh. */
    most: number;
  };
  sections: readonly Section[];
}

/** The content of a guide.json. */
export type GuideFile = v.InferOutput<typeof guideSchema>;
/** One country of a guide. Its figures are facts with fixed ids, e.g. `tuition-bachelor`. */
export type GuideCountry = v.InferOutput<typeof country>;

/** One guide in the site's menu, with the data needed before the guide is loaded. */
export interface GuideEntry {
  /** The name of its folder. */
  name: string;
  label: string;
  title: string;
  /** Left out in browsers. */
  description?: string;
}
