/** The scholarships of the one list, /plan/scholarships, as a guide prints them. */
import type { StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import scholarships from '../../plan/content/listedScholarships.ts';
import { inSentence } from '../../plan/format.ts';
import type { Award, GuideFile } from '../schema/guide.ts';

const degrees: Partial<Record<StudyLevel, string>> = {
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
};

/** Throws an Error with the name that the list does not have. */
function listed(name: string) {
  const found = scholarships.list.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The list of scholarships has no “${name}”.`);
  return found;
}

export const listedAwards = (names: readonly string[] = []): Award[] =>
  names.map((name) => {
    const { amount, who, levels = [], facts } = listed(name);
    const website = facts[0]?.source.url;
    if (website === undefined)
      throw new Error(`“${name}” in the list of scholarships names no official page.`);
    // Where the amount names the degree, it need not be named twice.
    const degree = /\b(bachelor|master|doctor)/.test(amount)
      ? ''
      : levels.flatMap((level) => degrees[level] ?? []).join(' or ');
    // Where the list says for whom a scholarship is, that is more exact than its levels.
    if (who.startsWith('For ')) return { name, amount, eligibility: inSentence(who), website };
    return { name, amount, ...(degree && { eligibility: `for ${degree}.` }), description: who, website };
  });

/** The facts that the listed scholarships of a guide state, for its sources. */
export const awardFacts = ({ sections }: GuideFile): Fact[] =>
  sections.flatMap((section) =>
    section.kind === 'scholarships' ? (section.listed ?? []).flatMap((name) => listed(name).facts) : [],
  );
