import type { Picture } from 'shared/drawings/picture.ts';
import type { Fact } from 'shared/facts';
import type * as entity from './entities.ts';

/** What each kind of section lists. A new kind starts here, and gets its schema and its component from it. */
export interface SectionItems {
  stats: entity.Stat;
  keyFacts: entity.KeyFact;
  universities: entity.UniversityCard;
  benefits: entity.Benefit;
  courses: entity.Course;
  visaChecklist: entity.VisaRequirement;
  timeline: entity.TimelineStep;
  scholarships: entity.Scholarship;
  costs: entity.CostItem;
  costTable: entity.CostGroup;
  workRights: entity.WorkRight;
  jobs: entity.PartTimeJob;
  visaTypes: entity.VisaType;
  steps: entity.Step;
  entryRequirements: entity.EntryRequirement;
  tuitionComparison: entity.EuropeCountry;
  educationStructure: entity.EducationStage;
  programs: entity.Program;
  visaRequirementLists: entity.KoreaVisa;
  documents: entity.RequiredDocument;
  requirements: entity.RequiredDocument;
  fields: entity.FieldOfStudy;
}

export interface SectionLink {
  label: string;
  /** Continues a label that says little by itself, for screen readers, e.g. `about scholarships in Australia`. */
  more?: string;
  /** A path of this site (`/ielts-pte`) or an https address, which opens in a new tab. */
  href: string;
}

interface SectionHead {
  /** Anchor of the section, unique in its guide, in kebab-case. */
  id: string;
  title: string;
  intro?: string;
  /** A caution below the data, e.g. that a fee changes. */
  note?: string;
  links?: readonly SectionLink[];
}

/** What only some kinds carry besides their items. */
interface SectionExtras {
  universities: {
    /** The ranking that the cards' ranks are taken from; none where no card has a rank. */
    ranks?: Fact;
    /** The cards' pictures, by the universities' ids. */
    pictures?: Readonly<Record<string, Picture>>;
  };
  courses: { caption: string };
  costs: {
    caption: string;
    /** What the amounts are for, e.g. `per month`. */
    period: string;
    /** The range that all items add up to. */
    total?: Fact;
    /** Draws each item's bar, filled by `costBarPercent`. */
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

export type Section = { [Kind in ListKind]: ListSection<Kind> }[ListKind] | CallToActionSection;
export type SectionKind = Section['kind'];
/** The section of one kind, e.g. `SectionOf<'costs'>`. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** One country's guide: all that its page shows, in order. */
export interface Guide {
  /** The page's path without its leading slash, e.g. `study-in-japan`. */
  slug: string;
  /** The name in menu and footer, e.g. `USA`. */
  country: string;
  /** ISO 3166-1 alpha-2 in lower case, or `eu`: for those who look the country up. */
  code: string;
  /** The page's h1. */
  title: string;
  blurb: string;
  /** What stands below the blurb: three facts with a label each. */
  heroFacts: readonly { label: string; value: entity.Stated }[];
  /** Address of the country's drawing; the bare ridge stands in for one that is not drawn yet. */
  skyline?: string;
  sections: readonly Section[];
}

/** One country in the site's menu: what is needed before its guide is loaded. */
export interface GuideEntry {
  slug: `study-in-${string}`;
  label: string;
  title: string;
  /** Meta description, 50 to 160 characters. */
  description: string;
  /** Path of the data file from `src/`, whose default export is the Guide. */
  data: `./content/guides/${string}.ts`;
}
