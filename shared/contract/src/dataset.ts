import type { Fact, SourcedFact } from '@sayapatri/facts';
import type { CountryFacts, StudyLevel } from './countryFacts.ts';

/** Data that one remote owns and others may request from the shell. */
export interface Datasets {
  testRequirements: TestRequirements;
  /** The eight guides' countries in the menu's order; Europe's one by one in its place. */
  countryFacts: readonly CountryFacts[];
  /** The three facts in each guide's head, in the menu's order: tuition, English, work. */
  guideFacts: readonly GuideFacts[];
  /** The guides' figures on the subject of a service, in the menu's order, by the end of the service's address, e.g. `visa`. */
  serviceFigures: Readonly<Record<string, readonly ServiceFigure[]>>;
  /** The words that links to `/plan/words#id` lead to. */
  glossary: readonly GlossaryWord[];
  /** Nepal's own steps: the NOC, attestation, the police report and more. */
  nepalFacts: readonly Fact[];
  /** What a family pays and shows in each country, in rupees, in the order of `countryFacts`. */
  countryMoney: readonly CountryMoney[];
  /** How the English tests are taken: when results come, and more. */
  testFacts: readonly Fact[];
  /** What the assistant answers; compose writes it into the site's search index. */
  assistantAnswers: readonly AssistantAnswer[];
}

/** An answer of the assistant to what its rules leave open. */
export interface AssistantAnswer {
  id: string;
  /** Phrases of key words that visitors ask with, separated by commas. */
  asked: string;
  /** A sentence or two whose links are written as in Markdown, e.g. `[The checklist](/plan/checklist)`. */
  text?: string;
  /** Figures of the named country to show, by their subject. */
  topics?: readonly string[];
  /** Whose figures are shown where no country is named. */
  country?: string;
  /** Ids of the glossary's words to explain. */
  words?: readonly string[];
  /** Ids of `nepalFacts` and `testFacts` to show. */
  facts?: readonly string[];
}

/** The facts of a guide on a card that leads to it. */
export interface GuideFacts {
  guidePath: `/${string}`;
  /** As printed. */
  facts: readonly string[];
  /** The sources of the facts that the specification does not prescribe. */
  sources: readonly SourcedFact[];
  /** A bachelor's first year in the guide's country, or in all of its countries for which it is known. */
  firstYear?: FirstYear;
}

/** The costs of a first year by the cost planner: tuition, living costs, insurance, visa and fees, without the flight. */
export interface FirstYear {
  /** Both ends in lakh, which are hundreds of thousands of rupees, rounded as in `text`. */
  low: number;
  high: number;
  /** As printed, e.g. `NPR 45–91 lakh`, or `from NPR 31 lakh` where no upper end is known. */
  text: string;
}

/** A figure of one guide, e.g. its country's visa fee. */
export interface ServiceFigure {
  guidePath: `/${string}`;
  /** As printed, e.g. `NPR 2,70,000`. */
  figure: string;
  /** Lines that belong to the figure, e.g. the fee in the country's own money. */
  more: readonly string[];
  /** Lines for a second column, e.g. the time for a decision. */
  beside?: readonly string[];
  /** What the guides are sorted by, from low to high, e.g. the fee in rupees; the guides without it are last. */
  order?: number;
  /** The sources of the figure and its lines. */
  sources?: readonly SourcedFact[];
}

/** A sum in rupees and what it is made of. */
export interface MoneySum {
  level: StudyLevel;
  /** The level's name, e.g. `Bachelor`. */
  name: string;
  /** As printed, e.g. `NPR 53.7–80.7 lakh`. */
  text: string;
  parts: readonly { name: string; text: string }[];
}

export interface CountryMoney {
  /** As in `countryFacts`. */
  country: string;
  /** The money to show for the visa, for each level; none where the school names the sum. */
  toShow: readonly MoneySum[];
  /** The living costs to show as the country states them, e.g. `AUD 29,710 a year`. */
  living: string;
  /** What must be shown besides and is in no sum, e.g. `travel (AUD 2,000)`. */
  alsoShown?: string;
  /** True where nothing but the living costs must be shown. */
  livingOnly?: true;
  fundsSource: SourcedFact;
  /** The exchange rate of all sums, with its day: `1 AUD = NPR 107.96, 29 September 2026`. */
  rate: string;
  /** The first year's costs for each level for which they are known. */
  firstYear: readonly MoneySum[];
  /** The visa's fees, e.g. `AUD 2,500 (NPR 2.7 lakh)`; left out where none is known. */
  visaFee?: string;
  /** What is paid with the visa's fee, in words. */
  withVisa?: string;
}

/** A term of studying abroad in plain words. */
export interface GlossaryWord {
  /** Anchor on the glossary's page, e.g. `noc`. */
  id: string;
  term: string;
  /** What the letters stand for, or what it is in a few words; left out where the term is no abbreviation. */
  name?: string;
  meaning: string;
}

export type RequirementCountry = 'australia' | 'usa' | 'uk' | 'canada' | 'new zealand' | 'japan';
export type EnglishTest = 'ielts' | 'pte';

/** One country's required scores in one test, as text. A level without a score in the source is left out. */
export interface TestRequirement {
  bachelor?: string;
  master?: string;
  /** Further words that a student needs, e.g. how a points scale maps to bands. */
  note?: string;
  /**
   * Set where the country names no score for this test and the scores are equivalents of its IELTS ones: the table
   * they come from, with its year.
   */
  equivalent?: string;
}

/** Requirements by country, then test. */
export type TestRequirements = Record<
  RequirementCountry,
  {
    label: string;
    guidePath: `/${string}`;
    tests: Record<EnglishTest, TestRequirement>;
    /** From the lowest to the highest IELTS score of any level. */
    ielts: { from: number; to: number };
    /** The official pages of the scores that the country states. */
    sources: readonly SourcedFact[];
  }
>;
