/** The types of a guide. What its file holds has the types of the schemas; the rest is added by the build. */
import type { FirstYear } from '@sayapatri/contract';
import type { Picture } from '@sayapatri/drawings/picture.ts';
import type { Fact, SourcedFact } from '@sayapatri/facts';
import type * as v from 'valibot';
import type pageFigures from '../content/pageFigures.ts';
import type { country, guideSchema } from './guideSchema.ts';
import type { sectionSchema } from './sectionSchemas.ts';

/** The four chapters of every guide, in their order; each is an anchor of the page, which other pages link to. */
export const chapters = ['costs', 'get-in', 'visa', 'life-and-work'] as const;
export type Chapter = (typeof chapters)[number];

/** A year's amount in lakh of rupees, which the build adds to the facts of a guide's sections. */
export interface Lakh {
  low: number;
  high: number;
  /** Both ends, e.g. `NPR 22–49 lakh`; below one lakh in rupees. */
  text: string;
}

/** What applies in place of a figure: the one of today, e.g. `Today £558`, if there is one, and `Since 8 April 2026 (GOV.UK).` */
export interface Newer {
  figure?: string;
  rest?: string;
}

/**
 * A fact with its source, or words if there is no figure, e.g. `Full award` or `set by each college`. `lakh` are those of a
 * year, for plots; `rupees` those of the figure itself; `drawn` are the figure's two lines beside its bar.
 */
export type Stated = (Fact & { lakh?: Lakh; rupees?: string; drawn?: string; newer?: Newer }) | string;

type Written = v.InferOutput<typeof sectionSchema>;
export type SectionKind = Written['kind'];

/** What the build adds to the sections of a kind. */
interface Added {
  costs: { total?: { drawn?: string } };
  visaRequirementLists: {
    /** What all of the visas ask for, and what each asks for besides. */
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

/** What the build adds to the items of a kind of section. */
interface AddedToItems {
  stats: { tile?: { value: string; label: string } };
  costs: { costRange: { drawn?: string } };
  keyFacts: {
    /** The IELTS scores that its rows ask for, which the build takes out of them. */
    scores?: readonly { label: string; low: number; high: number; value: string }[];
    /** In a guide of several countries, what its rows say of each; a country's second row explains its first. */
    cells?: readonly { label: string; values: readonly Stated[] }[];
    /** The months that its figures name. */
    months?: readonly { label: string; from: number; to: number }[];
  };
  tuitionComparison: {
    /** A country's tuition in lakh, and in words; without a known figure in words alone. */
    range?: { low?: number; high?: number; value: string };
  };
}

type In<Table, Kind> = Kind extends keyof Table ? Table[Kind] : unknown;
type WrittenOf<Kind extends SectionKind> = Extract<Written, { kind: Kind }>;

/** What the sections of one kind list, e.g. `ItemOf<'costs'>`. */
export type ItemOf<Kind extends SectionKind> =
  WrittenOf<Kind> extends { items: readonly (infer Item)[] } ? Item & In<AddedToItems, Kind> : never;

/** The section of one kind, e.g. `SectionOf<'costs'>`. */
export type SectionOf<Kind extends SectionKind> = Omit<WrittenOf<Kind>, 'items'> &
  In<Added, Kind> &
  (WrittenOf<Kind> extends { items: unknown } ? { items: readonly ItemOf<Kind>[] } : unknown) & {
    /** The figures at a glance and the closing invitation stand outside of all chapters. */
    chapter?: Chapter;
    /** The facts that stand within its sentences, for its sources; the build finds them. */
    cited?: readonly SourcedFact[];
  };
/** A closing invitation; its button does nothing visible without `to`. */
export type CallToActionSection = SectionOf<'callToAction'>;
export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind];

/** What the build calculates for the guides. */
export type Figures = typeof pageFigures;

/** A bachelor's first year in bars of one sum each, in lakh of rupees. */
export interface FirstYearParts {
  caption: string;
  /** The heading of the parts' names. */
  column: string;
  /** The lowest and the highest sum, or the highest of each country where a guide has several. */
  bars: readonly string[];
  /** Each part's amount in every bar. */
  parts: readonly { label: string; amounts: readonly number[] }[];
  /** Names what the sums leave out, and then the rate of the chapter’s rupees with its day. */
  rest: string;
}

/** One country's guide: everything that its page shows, in order. */
export interface Guide extends Pick<GuideFile, 'country' | 'title' | 'blurb' | 'heroFacts'> {
  /** The page's path without its leading slash, e.g. `study-in-japan`. */
  slug: string;
  /** Address of the country's drawing; without it the plain ridge is shown. */
  skyline?: string;
  /** What the cost planner counts; undefined if it knows no sum. */
  firstYear?: FirstYearParts | undefined;
  /** What compares its country with all others. */
  across: Omit<Figures['across'], 'guides'> & {
    /** A bachelor's first year, if a total is known. */
    year?: FirstYear | undefined;
    /** The highest of all guides' first years, which are drawn on one scale, in lakh. */
    most: number;
  };
  sections: readonly Section[];
}

/** What a guide.json holds. */
export type GuideFile = v.InferOutput<typeof guideSchema>;
/** One country of a guide. Its figures are facts that the file names by a fixed id, e.g. `tuition-bachelor`. */
export type GuideCountry = v.InferOutput<typeof country>;

/** One guide in the site's menu: what is needed before it is loaded. */
export interface GuideEntry {
  /** The name of its folder. */
  name: string;
  label: string;
  title: string;
  /** Left out in browsers. */
  description?: string;
}
