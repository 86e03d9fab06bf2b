/** A guide's sections as its page shows them: figures as they are printed, and the lengths of bars. */
import { withFacts } from '../../plan/cost/countryOn.ts';
import type { GuideFile, Section, WrittenOf } from '../schema/guide.ts';
import { figureOf } from './figureOf.ts';
import { listedAwards } from './listedAwards.ts';

type Written = GuideFile['sections'][number];

/** The guide's sections with each fact as `figureOf` prints it, and with what the build adds to each kind. */
export function printedSections({ sections, countries = [] }: GuideFile): Section[] {
  const names = countries.map(({ country }) => country);
  return sections.map(
    (section) => withFacts({ ...section, ...addedTo(section, names) }, figureOf) as unknown as Section,
  );
}

function addedTo(section: Written, countries: readonly string[]) {
  if (section.kind === 'costs') return { percent: percentOf(section) };
  if (section.kind === 'scholarships')
    return { items: [...listedAwards(section.listed), ...(section.items ?? [])] };
  if (section.kind === 'countryFacts' || section.kind === 'tuition') return { countries };
  return {};
}

/** How far each bar is filled by its item's upper end; the highest of the list fills its bar. */
function percentOf({ items }: WrittenOf<'costs'>): number[] {
  const ends = items.map(({ cost: { low = 0, high = low } }) => high);
  return ends.map((end) => Math.round((100 * end) / Math.max(...ends)));
}
