// @vitest-environment node

import countries from 'virtual:countries';
import { type Fact, factsIn } from '@sayapatri/facts';
import { textsIn } from '@sayapatri/testing/content';
import { describe, expect, it } from 'vitest';
import type { Guide, SectionKind, SectionOf } from '../schema/guide.ts';
import countryFacts from './countryFacts.ts';

const files = import.meta.glob<Guide>('../countries/*/guide.json', { eager: true, import: 'default' });
const guides = Object.values(files);

function sectionOf<Kind extends SectionKind>(country: string, kind: Kind): SectionOf<Kind> {
  const sections = guides.find((guide) => guide.country === country)?.sections ?? [];
  const section = sections.find((candidate) => candidate.kind === kind);
  if (section === undefined) throw new Error(`The guide to ${country} has no section of the kind ${kind}.`);
  return section as unknown as SectionOf<Kind>;
}

/** The ids of a section's figures that have a newer figure, with repetitions. */
function newerIn(content: unknown): string[] {
  if (content === null || typeof content !== 'object') return [];
  if ('meaning' in content) return 'today' in content ? [(content as Fact).id] : [];
  return Object.values(content).flatMap(newerIn);
}

it('every university has a picture of its own campus, with a description', () => {
  const campuses = guides.flatMap((guide) => {
    const { items, pictures } = sectionOf(guide.country, 'universities');
    return items.map(({ id }) => ({ id, picture: pictures?.[id] }));
  });
  expect(campuses.filter(({ picture }) => picture === undefined || picture.alt.length < 40)).toEqual([]);
  expect(new Set(campuses.map(({ picture }) => picture?.src)).size).toBe(campuses.length);
});

describe('the guides’ figures', () => {
  it('have a unique id for every university of all guides', () => {
    const ids = guides.flatMap(({ country }) => sectionOf(country, 'universities').items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have the ranks of Australia’s six universities, and New Zealand’s eight universities', () => {
    const ranks = sectionOf('Australia', 'universities').items.map(({ rank }) => rank);
    expect(ranks).toEqual(['14', '19', '20', '31', '41', '72']);
    expect(sectionOf('New Zealand', 'universities').items).toHaveLength(8);
  });

  it('have one university with the range 401-450 as its rank', () => {
    const ranks = guides.flatMap(({ country }) =>
      sectionOf(country, 'universities').items.map(({ rank }) => rank),
    );
    expect(ranks.filter((rank) => rank === '401-450')).toHaveLength(1);
  });

  it('have a total for Canada that ends at a twelfth of the yearly sum to show', () => {
    const canada = countryFacts.find(({ country }) => country === 'Canada');
    expect(sectionOf('Canada', 'costs').total?.high).toBe(Math.round((canada?.proofOfFunds.low ?? 0) / 12));
  });

  it('stand only once in their guide if a newer figure adds a note', () => {
    for (const { country, sections } of guides) {
      const ids = sections.flatMap((section) => newerIn(section));
      expect([country, ...ids]).toEqual([country, ...new Set(ids)]);
    }
  });

  it('are called our own estimates wherever the office estimated them', () => {
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

  it('do not differ under the same meaning in one country', () => {
    for (const { facts, details } of countries) {
      const figures = new Map<string, string>();
      for (const { meaning, value, unit } of factsIn([facts, details])) {
        const thing = `${facts.country}: ${meaning} ${unit ?? ''}`;
        expect(figures.get(thing) ?? value, thing).toBe(value);
        figures.set(thing, value);
      }
    }
  });

  it('do not differ under the same meaning and source in one guide', () => {
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

describe('every guide', () => {
  it.each(guides)('names intakes, money to show, visa and English: $country', ({ sections }) => {
    const ids = sections
      .flatMap((section) => (section.kind === 'keyFacts' ? section.items : [section]))
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['intakes', 'proof-of-funds', 'visa-application']));
    expect(ids.filter((id) => id === 'english-requirements' || id === 'entry-requirements')).toHaveLength(1);
  });

  it.each(guides)('has figures instead of “On request”: $country', (guide) => {
    expect(textsIn(guide).join('\n')).not.toMatch(/On request|By level|As stated|not verified/);
  });

  it('has the same heading for the same section', () => {
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

it('the dataset lists the countries in the menu’s order, Europe’s one by one', () => {
  expect(countryFacts.map(({ country }) => country)).toEqual([
    ...['Australia', 'Canada', 'USA', 'UK', 'New Zealand'],
    ...['Germany', 'France', 'Netherlands', 'Finland', 'Japan', 'Korea'],
  ]);
});
