// @vitest-environment node

import { factFaults } from 'shared/facts/schema';
import { textsIn } from 'shared/testing/content';
import { describe, expect, it } from 'vitest';
import { parseCostRange } from '../schema/costRange.ts';
import type { Guide, SectionKind, SectionOf } from '../schema/guide.ts';
import { checkGuides } from '../schema/guideSchema.ts';
import { promisedFigures } from '../testing/promisedFigures.ts';
import countryFacts from './countryFacts.ts';
import { ranks } from './facts/australia.ts';
import { facts as canada } from './facts/canada.ts';
import { ranking } from './facts/makeFact.ts';
import { guides as guideTable } from './guides.ts';
import { facts } from './statedFacts.ts';

const files = import.meta.glob<Guide>('./guides/*.ts', { eager: true, import: 'default' });
const guides = checkGuides(
  Object.fromEntries(Object.entries(files).map(([path, guide]) => [path.replace('./', './content/'), guide])),
  guideTable,
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

it('has a campus for every university, described in words', () => {
  const campuses = guides.flatMap((guide) => {
    const { items, pictures } = sectionOf(guide.country, 'universities');
    return items.map(({ id }) => ({ id, picture: pictures?.[id] }));
  });
  expect(campuses.filter(({ picture }) => picture === undefined || picture.alt.length < 40)).toEqual([]);
  expect(new Set(campuses.map(({ picture }) => picture?.src)).size).toBe(campuses.length);
});

describe('the sections of each guide', () => {
  it.each<[string, SectionKind[]]>([
    [
      'Australia',
      [
        'keyFacts',
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
    ['Canada', ['keyFacts', 'benefits', 'courses', 'visaChecklist', 'costs', 'scholarships', 'workRights']],
    ['USA', ['keyFacts', 'stats', 'benefits', 'courses', 'costTable', 'jobs', 'documents', 'steps']],
    ['UK', ['keyFacts', 'stats', 'benefits', 'visaTypes', 'costTable', 'scholarships']],
    ['New Zealand', ['keyFacts', 'stats', 'benefits', 'steps', 'entryRequirements', 'documents']],
    ['Europe', ['keyFacts', 'fields', 'tuitionComparison', 'requirements', 'benefits']],
    ['Japan', ['keyFacts', 'educationStructure', 'benefits']],
    ['Korea', ['keyFacts', 'programs', 'visaRequirementLists', 'costs']],
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

  it.each(guides)('every university of $country has a rank, a place and its own website', ({ country }) => {
    for (const { rank, location, website } of sectionOf(country, 'universities').items) {
      expect(rank).toMatch(/^(\d+(-\d+)?|over 1,000|not ranked)$/);
      expect(location).not.toBe('');
      expect(website).toMatch(/^https:/);
    }
  });

  it('the ranks of all guides but Australia’s are of one ranking and year', () => {
    for (const { country } of guides)
      expect(sectionOf(country, 'universities').ranks, country).toEqual(
        country === 'Australia' ? ranks : ranking,
      );
    expect(ranking.value).toMatch(/ 20\d\d$/);
  });

  it('one university has the range 401-450 for its rank', () => {
    const ranks = guides.flatMap(({ country }) =>
      sectionOf(country, 'universities').items.map(({ rank }) => rank),
    );
    expect(ranks.filter((rank) => rank === '401-450')).toHaveLength(1);
  });

  it.each(['Australia', 'Canada', 'USA'])(
    'every course in %s has its years and its annual fee',
    (country) => {
      for (const { levels } of sectionOf(country, 'courses').items) {
        for (const { duration, annualFee } of levels) {
          expect(duration.value).toMatch(/\d.* years?$/);
          if (annualFee === 'set by each college') continue;
          expect(annualFee).toMatchObject({
            value: expect.stringMatching(/\d/),
            currency: expect.any(String),
          });
        }
      }
    },
  );

  it.each(['Australia', 'Canada'])('%s’s monthly costs add up to the total exactly', (country) => {
    const { items, total } = sectionOf(country, 'costs');
    const ranges = items.map(({ costRange }) => parseCostRange(costRange.value));
    const sum = (bound: 'low' | 'high') => ranges.reduce((amount, range) => amount + range[bound], 0);
    expect({ low: sum('low'), high: sum('high') }).toEqual(parseCostRange(total?.value ?? ''));
  });

  it('Canada’s total ends at a twelfth of the yearly sum to show', () => {
    const { high } = parseCostRange(canada.living.value);
    expect(high).toBe(Math.round(parseCostRange(canada.proofOfFunds.value).high / 12));
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

describe('what every guide says, whether the specification asks for it or not', () => {
  it.each(guides)('$country names intakes, money to show, visa and English', ({ sections }) => {
    const ids = sections
      .flatMap((section) => (section.kind === 'keyFacts' ? section.items : [section]))
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['intakes', 'proof-of-funds', 'visa']));
    expect(ids.filter((id) => id === 'english-requirements' || id === 'entry-requirements')).toHaveLength(1);
  });

  it.each(guides)('$country gives a figure wherever one is asked for', (guide) => {
    expect(textsIn(guide).join('\n')).not.toMatch(/On request|By level|As stated|not verified/);
  });

  it('the same thing has the same heading in every guide', () => {
    const titles = new Map<string, Set<string>>();
    for (const { country, sections } of guides) {
      for (const { kind, id, title } of sections) {
        const plain = title
          .replace(/^(.*) at a glance$/, 'at a glance')
          .replace(/(in|about) (the )?\S*( Zealand)?$/, `$1 ${country === '' ? '' : 'X'}`);
        titles.set(`${kind} ${id}`, (titles.get(`${kind} ${id}`) ?? new Set()).add(plain));
      }
    }
    for (const [section, found] of titles) expect([section, ...found]).toHaveLength(2);
  });

  it('every fact names its source, and no money is without its currency', () => {
    for (const fact of facts) {
      expect(factFaults([fact], new Date('2026-11-22'), 240)).toEqual([]);
      if (/[$£€¥]/.test(fact.value))
        expect([fact.value, fact.currency]).toEqual([fact.value, expect.any(String)]);
      // Only the USA's amounts may have a dollar sign without a country.
      if (/(?<![A-Z] ?)\$/.test(fact.value.replace(/^AUD \$[\d,]+-\$/, 'AUD $')))
        expect(fact.currency).toBe('USD');
    }
  });
});

describe('the dataset of key figures', () => {
  it('lists the countries in the menu’s order, Europe’s in its place', () => {
    expect(countryFacts.map(({ country }) => country)).toEqual([
      'Australia',
      'Canada',
      'USA',
      'UK',
      'New Zealand',
      'Germany',
      'France',
      'Netherlands',
      'Finland',
      'Japan',
      'Korea',
    ]);
  });
});
