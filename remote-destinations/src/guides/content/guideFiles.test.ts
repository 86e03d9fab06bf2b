// @vitest-environment node

import { factsIn } from '@sayapatri/facts';
import { textsIn } from '@sayapatri/testing/content';
import { describe, expect, it } from 'vitest';
import campuses from '../pictures/campuses.ts';
import { chapters, type Guide, type SectionKind, type SectionOf } from '../schema/guide.ts';
import countries from './countries.ts';
import countryFacts from './countryFacts.ts';
import guideFacts from './guideFacts.ts';
import { listedAwards } from './listedAwards.ts';

const files = import.meta.glob<Guide>('../countries/*/guide.json', { eager: true, import: 'default' });
const guides = Object.values(files);

function sectionOf<Kind extends SectionKind>(country: string, kind: Kind): SectionOf<Kind> {
  const sections = guides.find((guide) => guide.country === country)?.sections ?? [];
  const section = sections.find((candidate) => candidate.kind === kind);
  if (section === undefined) throw new Error(`The guide to ${country} has no section of the kind ${kind}.`);
  return section as unknown as SectionOf<Kind>;
}

it('every university has a picture of its own campus, with a description', () => {
  const ids = guides.flatMap(({ country }) => sectionOf(country, 'universities').items.map(({ id }) => id));
  expect(ids.filter((id) => (campuses[id]?.alt.length ?? 0) < 40)).toEqual([]);
  expect(new Set(ids.map((id) => campuses[id]?.src)).size).toBe(ids.length);
});

describe('the guides’ figures', () => {
  it('have a total for Canada that ends at a twelfth of the yearly sum to show', () => {
    const canada = countryFacts.find(({ country }) => country === 'Canada');
    const twelfth = Math.round((canada?.proofOfFunds.low ?? 0) / 12).toLocaleString('en-GB');
    expect(sectionOf('Canada', 'costs').total?.text).toContain(`–${twelfth} a month`);
  });

  it('are called our own estimates among the living costs', () => {
    for (const country of ['Australia', 'Canada', 'USA'])
      expect(sectionOf(country, 'costs').intro, country).toContain('our own estimate');
  });

  it('give each course of Australia, Canada and the USA a duration and a fee', () => {
    for (const country of ['Australia', 'Canada', 'USA']) {
      const { columns, items } = sectionOf(country, 'table');
      expect(columns).toEqual(['Course', 'Duration', 'Annual fee']);
      for (const { name, cells } of items) {
        const [duration = '', fee = ''] = cells.map((cell) => (typeof cell === 'string' ? cell : cell.text));
        expect(duration, `${country}: ${name}`).toMatch(/year/);
        expect(fee, `${country}: ${name}`).toMatch(/\d|set by each college/);
      }
    }
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
});

it('a guide’s scholarships are those of the list, each with its official page', () => {
  const names = (country: string) =>
    (guides.find((guide) => guide.country === country)?.sections ?? []).flatMap((section) =>
      section.kind === 'scholarships' ? section.items.map(({ name }) => name) : [],
    );
  expect(names('Australia')).toContain('Research Training Program');
  expect(names('Canada')).toEqual(
    expect.arrayContaining([expect.stringMatching('Vanier'), expect.stringMatching('CGRS D')]),
  );
  expect(sectionOf('UK', 'scholarships').items[0]).toMatchObject({
    name: 'Rhodes Scholarship',
    amount: expect.stringContaining('£15,900 allowance'),
    eligibility: 'for a master’s degree or a doctorate.',
    website: expect.stringMatching(/^https:/),
  });
  expect(() => listedAwards(['Fullbright'])).toThrow('The list of scholarships has no “Fullbright”.');
});

it('a guide’s head has today’s figure with its source beside the earlier one', () => {
  const canada = guideFacts.find(({ guidePath }) => guidePath === '/study-in-canada');
  expect(canada?.facts[2]).toBe('24 hours per week (earlier 20 hours per week)');
  expect(canada?.sources.at(-1)).toMatchObject({ asOf: expect.stringMatching(/^20\d\d/) });
});

describe('every guide', () => {
  it.each(guides)('answers each chapter: $country', ({ answers }) => {
    for (const chapter of chapters) expect(answers?.[chapter], chapter).toMatch(/\w/);
  });

  it.each(guides)('names intakes, money to show, visa and English: $country', ({ sections, facts }) => {
    const ids = sections.map(({ id }) => id);
    expect(ids).toContain('visa-application');
    expect(ids.filter((id) => /^(english-requirements|entry-requirements|intakes)$/.test(id))).toHaveLength(
      1,
    );
    expect(JSON.stringify(sections)).toMatch(/Proof of funds|Money to show/);
    expect(facts.map(({ label }) => label)).toContain('Courses begin');
  });

  it.each(guides)('has figures instead of “On request”: $country', (guide) => {
    expect(textsIn(guide).join('\n')).not.toMatch(/On request|By level|As stated|not verified/);
  });

  it('has the same heading for the same section', () => {
    const titles = new Map<string, Set<string>>();
    for (const { country, sections } of guides) {
      for (const section of sections) {
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
