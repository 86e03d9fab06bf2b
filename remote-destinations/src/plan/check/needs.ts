/** What a country asks of a student at one level. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { type Fact, figureToCount } from '@sayapatri/facts';
import type { TestId } from '@sayapatri/facts/scores/levels';
import { type CostResult, costOf } from '../cost/costPlan.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import type { Money } from '../money/amount.ts';
import { preparatoryYearIn } from './rules.ts';

/** A country's requirements for a student at one level. */
export interface Needs {
  country: CountryOfGuide;
  /** The scores asked, by test: `low` is enough for some universities, `high` for nearly all. Empty without an official one. */
  scores: Partial<Record<TestId, Money>>;
  /** The lowest scores for the visa itself. */
  visaScores: Partial<Record<TestId, number>>;
  /** True where a language school, which asks for no test, can come first. */
  languageSchool: boolean;
  /** The rule of the preparatory year before the course, where grade 12 does not admit to the course. */
  preparatoryYear?: string | undefined;
  /** By the cost planner. */
  costs: CostResult;
  facts: readonly Fact[];
}

/** The scores of the facts that state one; the steps of a country's own scale stand for its IELTS scores. */
function scoresOf(stated: Record<TestId, Fact | undefined>, scale: readonly Fact[] = []) {
  const read = Object.entries(stated).flatMap(([test, fact]) => {
    const { low, high = low } = fact ? figureToCount(fact) : {};
    return low === undefined || high === undefined ? [] : [[test, { low, high }] as const];
  });
  const scores: Partial<Record<TestId, Money>> = Object.fromEntries(read);
  const steps = scale.flatMap(({ low }) => low ?? []);
  if (scores.ielts || steps.length === 0) return scores;
  return { ...scores, ielts: { low: Math.min(...steps), high: Math.max(...steps) } };
}

/** What the country asks at the level; undefined if the site's figures have no such courses. */
export function needsOf(country: CountryOfGuide, level: StudyLevel): Needs | undefined {
  const { facts, details } = country;
  if (!facts.tuition[level] && !facts.duration[level]) return undefined;
  const costs = costOf(country, { level });
  const stated = { ielts: facts.english[level], pte: facts.pte[level], toefl: facts.toefl[level] };
  const forVisa = {
    ielts: details['english-visa'],
    pte: details['pte-visa'],
    toefl: details['toefl-visa'],
  };
  const isDegree = level !== 'language' && level !== 'diploma';
  const scale = isDegree ? facts.scale : undefined;
  const isBelow = level === 'bachelor' && preparatoryYearIn.includes(country.id);
  const shown = [
    ...Object.values(stated),
    ...Object.values(forVisa),
    ...(scale ?? []),
    isBelow ? details.recognition : undefined,
    facts.proofOfFunds,
    ...costs.lines.flatMap((line) => line.facts),
  ].filter((fact) => fact !== undefined);
  return {
    country,
    scores: scoresOf(stated, scale),
    visaScores: Object.fromEntries(Object.entries(scoresOf(forVisa)).map(([test, { low }]) => [test, low])),
    languageSchool: level === 'bachelor' && facts.english.language !== undefined,
    preparatoryYear: isBelow ? details.recognition?.value : undefined,
    costs,
    facts: shown,
  };
}
