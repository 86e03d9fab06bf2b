// @vitest-environment node

import countries from 'virtual:countries';
import { type Fact, factsIn } from '@sayapatri/facts';
import { textsIn } from '@sayapatri/testing/content';
import { describe, expect, it } from 'vitest';
import type { Guide, SectionKind, SectionOf } from '../schema/guide.ts';
import countryFacts from './countryFacts.ts';

const files = import.meta.glob<Guide>('./guides/*/guide.json', { eager: true, import: 'default' });
const guides = Object.values(files);

function sectionOf<Kind extends SectionKind>(country: string, kind: Kind): SectionOf<Kind> {
  const sections = guides.find((guide) => guide.country === country)?.sections ?? [];
  const section = sections.find((candidate) => candidate.kind === kind);
  if (section === undefined) throw new Error(`${country} has no ${kind}.`);
  return section as unknown as SectionOf<Kind>;
}

/** The ids of all figures in a section that have a newer one, each as often as it stands there. */
function newerIn(content: unknown): string[] {
  if (content === null || typeof content !== 'object') return [];
  if ('meaning' in content) return 'today' in content ? [(content as Fact).id] : [];
  return Object.values(content).flatMap(newerIn);
}

it('has a campus for every university, described in words', () => {
  const campuses = guides.flatMap((guide) => {
    const { items, pictures } = sectionOf(guide.country, 'universities');
    return items.map(({ id }) => ({ id, picture: pictures?.[id] }));
  });
  expect(campuses.filter(({ picture }) => picture === undefined || picture.alt.length < 40)).toEqual([]);
  expect(new Set(campuses.map(({ picture }) => picture?.src)).size).toBe(campuses.length);
});

describe('the guides’ figures', () => {
  it('every university has an id of its own among all guides', () => {
    const ids = guides.flatMap(({ country }) => sectionOf(country, 'universities').items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('Australia lists six universities with their ranks, New Zealand its eight', () => {
    const ranks = sectionOf('Australia', 'universities').items.map(({ rank }) => rank);
    expect(ranks).toEqual(['14', '19', '20', '31', '41', '72']);
    expect(sectionOf('New Zealand', 'universities').items).toHaveLength(8);
  });

  it('one university has the range 401-450 for its rank', () => {
    const ranks = guides.flatMap(({ country }) =>
      sectionOf(country, 'universities').items.map(({ rank }) => rank),
    );
    expect(ranks.filter((rank) => rank === '401-450')).toHaveLength(1);
  });

  it('Canada’s total ends at a twelfth of the yearly sum to show', () => {
    const canada = countryFacts.find(({ country }) => country === 'Canada');
    expect(sectionOf('Canada', 'costs').total?.high).toBe(Math.round((canada?.proofOfFunds.low ?? 0) / 12));
  });

  it('a figure with a newer one stands in one place of its guide, so that its note is printed once', () => {
    for (const { country, sections } of guides) {
      const ids = sections.flatMap((section) => newerIn(section));
      expect([country, ...ids]).toEqual([country, ...new Set(ids)]);
    }
  });

  it('a section with the office’s own estimates says so', () => {
    for (const { country, sections } of guides)
      for (const section of sections)
        if (section.kind === 'keyFacts') {
          for (const item of section.items.filter((one) =>
            factsIn(one).some(({ origin }) => origin === 'office'),
          ))
            expect(item.text, `${country}: ${item.title}`).toContain('our own estimate');
        } else if (factsIn(section).some(({ origin }) => origin === 'office'))
          expect(section.intro, `${country}: ${section.title}`).toContain('our own estimate');
  });

  it('no country has two figures under the same meaning', () => {
    for (const { facts, details } of countries) {
      const figures = new Map<string, string>();
      for (const { meaning, value, unit } of factsIn([facts, details])) {
        const thing = `${facts.country}: ${meaning} ${unit ?? ''}`;
        expect(figures.get(thing) ?? value, thing).toBe(value);
        figures.set(thing, value);
      }
    }
  });

  it('no figure stands in one guide with two values', () => {
    for (const guide of guides) {
      const values = new Map<string, string>();
      for (const { meaning, value, source } of factsIn(guide)) {
        const thing = `${guide.country}: ${meaning} (${source.url})`;
        expect(values.get(thing) ?? value, thing).toBe(value);
        values.set(thing, value);
      }
    }
  });
});

describe('what every guide says, whether the specification asks for it or not', () => {
  it.each(guides)('$country names intakes, money to show, visa and English', ({ sections }) => {
    const ids = sections
      .flatMap((section) => (section.kind === 'keyFacts' ? section.items : [section]))
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['intakes', 'proof-of-funds', 'visa-application']));
    expect(ids.filter((id) => id === 'english-requirements' || id === 'entry-requirements')).toHaveLength(1);
  });

  it.each(guides)('$country gives a figure wherever one is asked for', (guide) => {
    expect(textsIn(guide).join('\n')).not.toMatch(/On request|By level|As stated|not verified/);
  });

  it('the same thing has the same heading in every guide', () => {
    const titles = new Map<string, Set<string>>();
    for (const { country, sections } of guides) {
      for (const section of sections) {
        if (section.kind === 'keyFacts') continue;
        const { kind, id, title } = section;
        const plain = title
          .replace(/^(.*) at a glance$/, 'at a glance')
          .replace(/(in|about) (the )?\S*( Zealand)?$/, `$1 ${country === '' ? '' : 'X'}`);
        titles.set(`${kind} ${id}`, (titles.get(`${kind} ${id}`) ?? new Set()).add(plain));
      }
    }
    for (const [section, found] of titles) expect([section, ...found]).toHaveLength(2);
  });
});

it('the dataset lists the countries in the menu’s order, Europe’s in its place', () => {
  expect(countryFacts.map(({ country }) => country)).toEqual([
    ...['Australia', 'Canada', 'USA', 'UK', 'New Zealand'],
    ...['Germany', 'France', 'Netherlands', 'Finland', 'Japan', 'Korea'],
  ]);
});
