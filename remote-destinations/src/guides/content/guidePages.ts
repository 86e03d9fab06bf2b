/**
 * The data of the guides' pages with the planner's figures for them, by the guides' names. The build calculates it, so that
 * no browser loads every country's figures and the planner for a few lines.
 */

import { type Fact, factsIn, type SourcedFact } from '@sayapatri/facts';
import type { Guide, Stated } from '../schema/guide.ts';
import chapterLinks from './chapterLinks.json';
import { changesOf, figureOf } from './figureOf.ts';
import { firstYearIn, firstYearPlot } from './firstYearFigures.ts';
import folders from './guideFolders.ts';
import labels from './labels.json';
import { awardFacts } from './listedAwards.ts';
import { printedSections } from './printedSections.ts';

/** Everything that a guide's page shows but its pictures. */
export function pageOf({ name, guide, intakes: own, cited }: (typeof folders)[number]): Guide {
  const { country, title, blurb, answers, heroFacts, collegeFirst, intakes = own } = guide;
  const slug = `study-in-${name}`;
  const year = firstYearIn(`/${slug}`);
  // A diploma leads to the bachelor’s degree for less.
  const diploma = collegeFirst && firstYearIn(`/${slug}`, 'diploma');
  const firstYear = firstYearPlot(`/${slug}`);
  const card = [...heroFacts.slice(1), ...(intakes ? [{ label: labels.intakes, value: intakes }] : [])];
  const stated = [...new Set([...factsIn([guide, card, awardFacts(guide)]), ...cited])];
  return {
    slug,
    country,
    title,
    blurb,
    ...(answers && { answers }),
    facts: card.map(({ label, value }) => ({ label, value: inCard(value) })),
    ...(year && {
      year: { ...year, of: labels.forFirstYear + (diploma ? `; ${diploma.text} ${collegeFirst}` : '') },
    }),
    ...(firstYear && { firstYear }),
    links: JSON.parse(JSON.stringify(chapterLinks).replaceAll('{country}', name)),
    sections: printedSections(guide),
    changes: [...new Set(stated.flatMap(changesOf))],
    sources: sourcesOf(stated),
  };
}

/** A figure in the card, where a word for its exceptions has no room. */
function inCard(value: Fact | string): Stated {
  if (typeof value === 'string') return value;
  const { usually: _, ...fact } = value;
  return figureOf(fact);
}

/** What a line of sources needs of the facts, each source and date once; the office's own estimates have none. */
function sourcesOf(facts: readonly Fact[]): SourcedFact[] {
  const sources = facts
    .filter(({ origin }) => origin !== 'office')
    .flatMap(({ source, asOf, usually, counted, worldNote }): SourcedFact[] => [
      { source, ...(asOf && { asOf }), ...(usually && { usually }) },
      ...[counted, worldNote].flatMap((later) => (later ? [{ source: later.source, asOf: later.asOf }] : [])),
    ]);
  return [...new Map(sources.map((one) => [JSON.stringify(one), one])).values()];
}

export default Object.fromEntries(folders.map((folder) => [folder.name, pageOf(folder)]));
