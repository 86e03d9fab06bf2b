// @vitest-environment node
import { textsIn } from 'shared/testing/content';
import { describe, expect, it } from 'vitest';
import { parseCostRange } from '../schema/costRange.ts';
import type { Guide, SectionKind, SectionOf } from '../schema/guide.ts';
import { checkGuides } from '../schema/guideSchema.ts';
import { promisedFigures } from '../testing/promisedFigures.ts';
import { guides as guideTable } from './guides.ts';

const files = import.meta.glob<Guide>('./guides/*.ts', { eager: true, import: 'default' });
const guides = checkGuides(
  Object.fromEntries(Object.entries(files).map(([path, guide]) => [path.replace('./', './content/'), guide])),
);

function guideOf(country: string): Guide {
  const guide = guides.find((candidate) => candidate.country === country);
  if (guide === undefined) throw new Error(`There is no guide for ${country}.`);
  return guide;
}

function sectionOf<Kind extends SectionKind>(country: string, kind: Kind): SectionOf<Kind> {
  const section = guideOf(country).sections.find((candidate) => candidate.kind === kind);
  if (section === undefined) throw new Error(`${country} has no ${kind}.`);
  return section as SectionOf<Kind>;
}

describe('the table of guides', () => {
  it('lists the eight countries in the order of the menu', () => {
    expect(guideTable.map(({ label }) => label)).toEqual([
      'Australia',
      'Canada',
      'USA',
      'UK',
      'New Zealand',
      'Europe',
      'Japan',
      'Korea',
    ]);
  });
});

it('has a skyline of its own for each of them', () => {
  const skylines = guides.map(({ skyline }) => skyline);
  expect(skylines).not.toContain(undefined);
  expect(new Set(skylines).size).toBe(guides.length);
});

describe('the sections of each guide', () => {
  it.each<[string, SectionKind[]]>([
    [
      'Australia',
      [
        'stats',
        'benefits',
        'courses',
        'visaChecklist',
        'timeline',
        'scholarships',
        'costs',
        'workRights',
        'callToAction',
      ],
    ],
    ['Canada', ['benefits', 'courses', 'visaChecklist', 'costs', 'scholarships', 'workRights']],
    ['USA', ['stats', 'benefits', 'courses', 'costTable', 'jobs', 'documents', 'steps']],
    ['UK', ['stats', 'benefits', 'visaTypes', 'costTable', 'scholarships']],
    ['New Zealand', ['stats', 'benefits', 'steps', 'entryRequirements', 'documents']],
    ['Europe', ['fields', 'tuitionComparison', 'requirements', 'benefits']],
    ['Japan', ['educationStructure', 'benefits']],
    ['Korea', ['programs', 'visaRequirementLists', 'costs']],
  ])('%s has all that it promises', (country, kinds) => {
    const present = guideOf(country).sections.map(({ kind }) => kind);
    expect(present).toEqual(expect.arrayContaining(['universities', ...kinds]));
  });
});

describe('the figures of each guide', () => {
  const promises = Object.entries(promisedFigures).flatMap(([slug, figures]) =>
    figures.map((figure) => [slug, figure] as const),
  );

  it.each(promises)('%s says %s', (slug, figure) => {
    const texts = textsIn(guides.find((guide) => guide.slug === slug));
    const isWholeText = /^\d+$/.test(figure);
    const found = texts.some((text) => (isWholeText ? text === figure : text.includes(figure)));
    expect(found).toBe(true);
  });

  it('Australia lists six universities with their ranks', () => {
    const ranks = sectionOf('Australia', 'universities').items.map(({ rank }) => rank);
    expect(ranks).toEqual(['14', '19', '20', '31', '41', '72']);
  });

  it('New Zealand lists its eight universities', () => {
    expect(sectionOf('New Zealand', 'universities').items).toHaveLength(8);
  });

  it('every university has an id of its own among all guides', () => {
    const ids = guides.flatMap(({ country }) => sectionOf(country, 'universities').items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('only one university of all has a range for its rank', () => {
    const ranks = guides.flatMap(({ country }) =>
      sectionOf(country, 'universities').items.map(({ rank }) => rank),
    );
    expect(ranks.filter((rank) => /\d-\d/.test(rank))).toEqual(['401-450']);
  });

  it('Australia’s monthly costs add up to the total exactly', () => {
    const { items, total = '' } = sectionOf('Australia', 'costs');
    const ranges = items.map(({ costRange }) => parseCostRange(costRange));
    const sum = (bound: 'low' | 'high') => ranges.reduce((amount, range) => amount + range[bound], 0);
    expect({ low: sum('low'), high: sum('high') }).toEqual(parseCostRange(total));
    expect(total).toBe('$1,450-$2,800');
  });

  it('Australia’s Start Your Journey button leads nowhere', () => {
    expect(sectionOf('Australia', 'callToAction').button).toEqual({ label: 'Start Your Journey' });
  });

  it('both Korean visas ask for the photo in its size', () => {
    for (const { requirements } of sectionOf('Korea', 'visaRequirementLists').items) {
      expect(requirements).toContain('Visa photo, 3.5 x 4.5 cm');
    }
  });
});
