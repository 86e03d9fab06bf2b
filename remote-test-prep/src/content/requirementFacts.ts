import type { RequirementCountry } from 'shared/contract';
import type { Fact, FactSource, WorldNote } from 'shared/facts';
import { pteTable } from 'shared/scores/tables';
import { specFact } from '../schema/specFact.ts';
import requirements from './requirements.ts';
import { sources } from './sources.ts';

/** The official page on which each country's scores can be checked. */
const officialPages: Record<RequirementCountry, FactSource> = {
  australia: sources.homeAffairs,
  usa: sources.educationUsa,
  uk: sources.studyUk,
  canada: sources.ircc,
  'new zealand': sources.studyNewZealand,
  japan: sources.studyJapan,
};

const worldNotes: Partial<Record<RequirementCountry, WorldNote>> = {
  australia: {
    text: 'These are universities’ scores; the student visa has a minimum of its own',
    asOf: '2025-08',
    source: sources.homeAffairs,
  },
  canada: {
    text: 'For CLB 9 the listening paper needs a higher score than the others',
    asOf: '2026',
    source: sources.ircc,
  },
};

/** The scores of each country as facts, for the line of sources below the table and for `pnpm facts`. */
export const requirementFacts: readonly Fact[] = Object.entries(requirements).flatMap(([key, country]) => {
  const id = key as RequirementCountry;
  return Object.entries(country.tests).map(([test, { bachelor, master, note, equivalent }]): Fact => {
    const levels = [bachelor && `bachelor ${bachelor}`, master && `master ${master}`, note];
    const value = levels.filter(Boolean).join(', ');
    const meaning = `${test.toUpperCase()} score for ${country.label}`;
    return equivalent
      ? { ...pteTable.fact, value, meaning: `${meaning}, equivalent of IELTS` }
      : specFact(
          value,
          meaning,
          officialPages[id],
          test === 'pte' || id === 'canada' ? worldNotes[id] : undefined,
        );
  });
});
