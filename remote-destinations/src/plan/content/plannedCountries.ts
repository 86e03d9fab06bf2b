/**
 * The guides' countries as the planning pages count with them in the browser: without the details that other pages alone
 * print, and without what those facts mean whose rows have titles of their own. The build calculates them.
 */
import type { Fact } from '@sayapatri/facts';
import countries from '../../guides/content/countries.ts';
import type { DetailId } from '../../guides/schema/countryDetails.ts';
import { byLevel } from '../state/planAnswers.ts';

const printedElsewhere: readonly string[] = [
  'rent',
  'interview',
  'validation',
  'funds-income',
] satisfies DetailId[];
const untitledDetails: readonly string[] = [
  'family',
  'recognition',
  'funds-papers',
  'english-visa',
  'pte-visa',
  'toefl-visa',
] satisfies DetailId[];

/** The fact with a word in place of a sentence that no page prints. */
const untitled = (fact: Fact): Fact => ({ ...fact, meaning: 'untitled' });

export default countries.map(({ facts, details, ...rest }) => {
  const levels = (given: Partial<Record<string, Fact>>) =>
    byLevel((level) => given[level] && untitled(given[level]));
  return {
    ...rest,
    facts: {
      ...facts,
      intakes: untitled(facts.intakes),
      proofOfFunds: untitled(facts.proofOfFunds),
      visa: untitled(facts.visa),
      duration: levels(facts.duration),
      english: levels(facts.english),
      pte: levels(facts.pte),
      toefl: levels(facts.toefl),
      ...(facts.workHours && { workHours: untitled(facts.workHours) }),
      ...(facts.afterStudy && { afterStudy: untitled(facts.afterStudy) }),
    },
    details: Object.fromEntries(
      Object.entries(details)
        .filter(([id]) => !printedElsewhere.includes(id))
        .map(([id, fact]) => [id, untitledDetails.includes(id) ? untitled(fact) : fact]),
    ),
  };
});
