/** What a country asks of a student at one level. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { figureToCount } from '@sayapatri/facts';
import type { TestId } from '@sayapatri/facts/scores/levels';
import { countryHead } from '../content/countryHead.ts';
import { costOf } from '../cost/costPlan.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { PlannedCountry, PlannedFact } from '../cost/countryCosts.ts';
import type { Money } from '../money/amount.ts';
import type { Rate } from '../schema/planSchemas.ts';
import { preparatoryYearIn } from './rules.ts';

/** A range of required scores: `low` is enough for some universities, `high` for nearly all of them. */
export type AskedScore = Money;

/** A country's requirements for a student at one level. */
export interface Needs {
  id: string;
  name: string;
  guidePath: `/${string}`;
  /** The scores asked, by test; empty without an official one. */
  scores: Partial<Record<TestId, AskedScore>>;
  /** The lowest scores for the visa itself. */
  visaScores: Partial<Record<TestId, number>>;
  /** True where a language school, which asks for no test, can come first. */
  languageSchool: boolean;
  /** The rule of the preparatory year before the course, where grade 12 does not admit to the course. */
  preparatoryYear?: string | undefined;
  /** The cost planner's first year in rupees, or its tuition or living costs alone; undefined if neither is known. */
  firstYear?: Money | undefined;
  /** True if a source gives only the lower end, so that the year can cost more. */
  open: boolean;
  /** Whether `firstYear` has every line, or only tuition or living costs. */
  part: 'all' | 'tuition' | 'living';
  /** The money to show for the visa, if it can be calculated. */
  funds?: Money | undefined;
  facts: readonly PlannedFact[];
}

/** The scores of the facts that state one; the steps of a country's own scale stand for its IELTS scores. */
function scoresOf(stated: Record<TestId, PlannedFact | undefined>, scale: readonly PlannedFact[] = []) {
  const read = Object.entries(stated).flatMap(([test, fact]) => {
    const { low, high = low } = fact ? figureToCount(fact) : {};
    return low === undefined || high === undefined ? [] : [[test, { low, high }] as const];
  });
  const scores: Partial<Record<TestId, AskedScore>> = Object.fromEntries(read);
  const steps = scale.flatMap(({ low }) => low ?? []);
  if (scores.ielts || steps.length === 0) return scores;
  return { ...scores, ielts: { low: Math.min(...steps), high: Math.max(...steps) } };
}

/** What the country asks at the level; undefined if the site's figures have no such courses. */
export function needsOf(
  country: PlannedCountry,
  level: StudyLevel,
  rates: readonly Rate[],
): Needs | undefined {
  const { facts, details } = country;
  if (!facts.tuition[level] && !facts.duration[level]) return undefined;
  const head = countryHead(facts);
  const { lines, firstYear, only, funds } = costOf({ country: head.id, level }, costsOf(country), rates);
  const stated = { ielts: facts.english[level], pte: facts.pte[level], toefl: facts.toefl[level] };
  const forVisa = {
    ielts: details['english-visa'],
    pte: details['pte-visa'],
    toefl: details['toefl-visa'],
  };
  const isDegree = level !== 'language' && level !== 'diploma';
  const scale = isDegree ? facts.scale : undefined;
  const isBelow = level === 'bachelor' && preparatoryYearIn.includes(head.id);
  const shown = [
    ...Object.values(stated),
    ...Object.values(forVisa),
    ...(scale ?? []),
    isBelow ? details.recognition : undefined,
    facts.proofOfFunds,
    ...lines.flatMap((line) => line.facts),
  ].filter((fact) => fact !== undefined);
  return {
    ...head,
    scores: scoresOf(stated, scale),
    visaScores: Object.fromEntries(Object.entries(scoresOf(forVisa)).map(([test, { low }]) => [test, low])),
    languageSchool: level === 'bachelor' && facts.english.language !== undefined,
    preparatoryYear: isBelow ? details.recognition?.value : undefined,
    firstYear: (firstYear ?? only)?.npr,
    open: (firstYear ?? only)?.open ?? false,
    part: firstYear ? 'all' : (only?.id ?? 'all'),
    funds: funds?.npr,
    facts: shown,
  };
}
