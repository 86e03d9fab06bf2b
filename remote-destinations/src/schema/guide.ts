import type { StudyLevel } from '@sayapatri/contract';
import type { Picture } from '@sayapatri/drawings/picture.ts';
import type { Fact, SourcedFact } from '@sayapatri/facts';
import type { AcrossCountries } from '../content/acrossCountries.ts';
import type * as entity from './entities.ts';
import type * as visa from './visaEntities.ts';

/**
 * The item type of each kind of section. Add a new kind here first; the compiler then asks for its schema and
 * component.
 */
interface SectionItems {
  stats: entity.Stat;
  universities: entity.UniversityCard;
  benefits: entity.Benefit;
  courses: entity.Course;
  visaChecklist: visa.VisaRequirement;
  timeline: visa.TimelineStep;
  scholarships: entity.Scholarship;
  costs: entity.CostItem;
  costTable: entity.CostGroup;
  workRights: visa.WorkRight;
  jobs: visa.PartTimeJob;
  visaTypes: visa.VisaType;
  steps: visa.Step;
  entryRequirements: entity.EntryRequirement;
  tuitionComparison: entity.EuropeCountry;
  educationStructure: entity.EducationStage;
  programs: entity.Program;
  visaRequirementLists: visa.KoreaVisa;
  documents: visa.RequiredDocument;
  requirements: visa.RequiredDocument;
  fields: entity.FieldOfStudy;
}

interface SectionLink {
  label: string;
  /** Completes a short label for screen readers, e.g. `about scholarships in Australia`. */
  more?: string;
  /** A path of this site (`/ielts-pte`) or an https address, which opens in a new tab. */
  href: string;
}

/** The four chapters of every guide, in their order; each is an anchor of the page, which other pages link to. */
export const chapters = ['costs', 'get-in', 'visa', 'life-and-work'] as const;
export type Chapter = (typeof chapters)[number];

interface SectionHead {
  /** The chapter that it stands in; the figures at a glance and the closing invitation stand outside of all. */
  chapter?: Chapter;
  /** Anchor of the section, unique in its guide, in kebab-case. */
  id: string;
  title: string;
  intro?: string;
  /** A caution below the section, e.g. that fees change. */
  note?: string;
  links?: readonly SectionLink[];
  /** The facts that stand within its sentences, for its sources; the build finds them. */
  cited?: readonly SourcedFact[];
}

/** Fields that only some kinds have besides their items. */
interface SectionExtras {
  universities: {
    /** The ranking that the ranks are taken from; absent if no university is ranked. */
    ranks?: Fact;
    /** The universities' pictures by their ids; the build finds them by the folder's name. */
    pictures?: Readonly<Record<string, Picture>>;
  };
  timeline: {
    /** Each state with its first and last month, counted from January of the first year; the build finds them. */
    states?: readonly { status: visa.TimelineStatus; from: number; to: number }[];
  };
  costs: {
    caption: string;
    /** The total's period, e.g. `per month`, where its own words don't say it. */
    period?: string;
    /** The sum of all items as a range. */
    total?: Fact;
    /** Draws a bar for each item, filled by `costBarPercent`. */
    bars?: boolean;
  };
}

type ListKind = keyof SectionItems;
type ListSection<Kind extends ListKind> = SectionHead & {
  kind: Kind;
  items: readonly SectionItems[Kind][];
} & (Kind extends keyof SectionExtras ? SectionExtras[Kind] : unknown);

/** A closing invitation. A button without `to` does nothing visible. */
export interface CallToActionSection extends SectionHead {
  kind: 'callToAction';
  intro: string;
  button: { label: string; to?: string };
}

/** Facts without a heading of their own: each has one. */
export interface KeyFactsSection extends Pick<SectionHead, 'cited'> {
  kind: 'keyFacts';
  chapter: Chapter;
  items: readonly entity.KeyFact[];
}

export type Section =
  | { [Kind in ListKind]: ListSection<Kind> }[ListKind]
  | KeyFactsSection
  | CallToActionSection;
export type SectionKind = Section['kind'];
/** The section of one kind, e.g. `SectionOf<'costs'>`. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** A bachelor's first year in bars of one sum each, in lakh of rupees. */
export interface FirstYearParts {
  caption: string;
  /** The heading of the parts' names. */
  column: string;
  /** The lowest and the highest sum, or the highest of each country where a guide has several. */
  bars: readonly string[];
  /** Each part's amount in every bar. */
  parts: readonly { label: string; amounts: readonly number[] }[];
  /** Names what the sums leave out. */
  rest: string;
}

/** One country's guide: everything that its page shows, in order. */
export interface Guide {
  /** The page's path without its leading slash, e.g. `study-in-japan`. */
  slug: string;
  /** The name in menu and footer, e.g. `USA`. */
  country: string;
  /** The page's h1. */
  title: string;
  blurb: string;
  /** The three labelled facts below the blurb, in this order: tuition, English, work. */
  heroFacts: readonly { label: string; value: entity.Stated }[];
  /** Address of the country's drawing; without it the plain ridge is shown. */
  skyline?: string;
  /** What the cost planner counts; undefined if it knows no sum. */
  firstYear?: FirstYearParts | undefined;
  across: AcrossCountries;
  sections: readonly Section[];
}

/** What a guide.json holds: the guide without what its folder's name says, and what the menus and the tools need. */
export interface GuideFile extends Omit<Guide, 'slug' | 'skyline' | 'firstYear' | 'across'> {
  /** Meta description, 50 to 160 characters. */
  description: string;
  /** The place in the menus, lowest first; a guide without one comes last. */
  order?: number;
  /** The countries whose figures the planning tools and the assistant use; left out if there are none yet. */
  countries?: readonly GuideCountry[];
}

/** One country of a guide. Its figures are facts that the file names by a fixed id, e.g. `tuition-bachelor`. */
export interface GuideCountry {
  country: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  code: string;
  /** ISO 4217 code. */
  currency: string;
  /** The country's name in a sentence after `in`, e.g. `the UK`, if it differs. */
  inSentence?: string;
  /** The facts that are the steps of the country's own scale of English, if it has one. */
  scale?: readonly string[];
  /** Why no figure is printed, one sentence by the id of the missing fact, e.g. `living`. */
  unknown?: Readonly<Record<string, string>>;
  /** How the ids of its facts begin, e.g. `germany-`, if the file states several countries. */
  facts?: string;
  /** How the cost planner counts; each text is the id of a fact. */
  costs?: {
    /** A year's living costs: one fact, or one for each kind of city. By default `living`. */
    living?: string | { big: string; small: string };
    /** What the source of the living costs leaves out, e.g. `transport`. */
    notInLiving?: string;
    /** The money to show in each kind of city, where the rule distinguishes them. By default `funds`. */
    funds?: { big: string; small: string };
    /** Fees paid once, for the visa. By default `visa-fee`, `biometrics-fee` and `medical-fee`. */
    visa?: readonly string[];
    /** Other fees of every year, e.g. a semester contribution. */
    yearly?: readonly string[];
    /** Other fees paid once, and the levels they apply to. */
    once?: { levels: readonly StudyLevel[]; facts: readonly string[] };
    /** True if the first year's tuition is added to the money to show. */
    withTuition?: true;
    /** What else the student must be able to pay for, e.g. `travel`. */
    also?: string;
  };
}

/** One guide in the site's menu: what is needed before it is loaded. */
export interface GuideEntry {
  slug: `study-in-${string}`;
  label: string;
  title: string;
  /** Empty in browsers. */
  description: string;
  /** Path of the data file from `src/`, whose default export is the Guide. */
  data: `./content/guides/${string}/guide.json`;
}
