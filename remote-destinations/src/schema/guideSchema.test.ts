// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { entry, fact, file, norway } from '../testing/norway.ts';
import type { Guide, GuideEntry } from './guide.ts';
import { checkGuides } from './guideSchema.ts';

/** The guide with `value` at `path`; undefined removes the field. */
function spoil(path: readonly (string | number)[], value?: unknown): unknown {
  const copy = structuredClone(norway) as object;
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<object>((object, key) => Reflect.get(object, key), copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return copy;
}

describe('checking the guides', () => {
  it('returns complete guides in the order of the table', () => {
    const sweden = { ...norway, slug: 'study-in-sweden', country: 'Sweden' };
    const swedenEntry: GuideEntry = {
      ...entry,
      slug: 'study-in-sweden',
      label: 'Sweden',
      data: './content/guides/sweden.ts',
    };
    const checked = checkGuides({ [file]: norway, [swedenEntry.data]: sweden }, [swedenEntry, entry]);
    expect(checked.map(({ country }) => country)).toEqual(['Sweden', 'Norway']);
  });

  const firstUniversity = ['sections', 0, 'items', 0];
  const firstCost = ['sections', 1, 'items', 0];
  it.each<[string, (string | number)[], unknown, string]>([
    ['a missing title', ['title'], undefined, 'title is missing'],
    ['a missing rank', [...firstUniversity, 'rank'], undefined, 'sections.0.items.0.rank is missing'],
    ['an empty name', [...firstUniversity, 'name'], ' ', 'sections.0.items.0.name is empty'],
    ['a missing icon', [...firstCost, 'icon'], undefined, 'sections.1.items.0.icon is missing'],
    ['a missing period', ['sections', 1, 'period'], undefined, 'sections.1.period is missing'],
    [
      'a cost without its source',
      [...firstCost, 'costRange', 'source'],
      undefined,
      'sections.1.items.0.costRange.source',
    ],
    ['a cost in words alone', [...firstCost, 'costRange'], 'On request', 'sections.1.items.0.costRange'],
    ['a rank in words', [...firstUniversity, 'rank'], 'Ivy League', 'sections.0.items.0.rank is no rank'],
    ['two facts in the hero', ['heroFacts', 2], undefined, 'heroFacts'],
    ['no sections', ['sections'], [], 'sections is empty'],
    ['a section without items', ['sections', 0, 'items'], [], 'sections.0.items is empty'],
    ['an unknown kind', ['sections', 0, 'kind'], 'rumours', 'sections.0.kind is no kind of section'],
    ['a misspelled field', [...firstUniversity, 'webside'], 'x', 'sections.0.items.0.webside is not a field'],
    ['an anchor with spaces', ['sections', 0, 'id'], 'Top list', 'sections.0.id is not an anchor'],
    ['an anchor used twice', ['sections', 1, 'id'], 'universities', 'sections id "universities" is used'],
    [
      'a website over http',
      [...firstUniversity, 'website'],
      'http://fjords.example',
      'sections.0.items.0.website is not an https address',
    ],
    [
      'a website that is a script',
      [...firstUniversity, 'website'],
      'javascript:alert(1)',
      'sections.0.items.0.website is not an https address',
    ],
    [
      'a link that is neither https nor a path',
      ['sections', 0, 'links'],
      [{ label: 'Official page', href: 'http://fjords.example' }],
      'sections.0.links.0.href is neither https nor a path',
    ],
    [
      'a cost range in words',
      [...firstCost, 'costRange', 'value'],
      'quite cheap',
      'sections.1.items.0.costRange cannot read the cost range "quite cheap"',
    ],
    [
      'a cost range that runs downwards',
      [...firstCost, 'costRange', 'value'],
      '€600-€400',
      'sections.1.items.0.costRange cannot read the cost range "€600-€400"',
    ],
    [
      'a total that cannot be read',
      ['sections', 1, 'total'],
      fact('€400-'),
      'sections.1.total cannot read the cost range "€400-"',
    ],
    ['another slug than its line', ['slug'], 'study-in-oslo', 'slug "study-in-oslo" is not its line’s'],
  ])('names file and field for %s', (_, path, value, message) => {
    expect(() => checkGuides({ [file]: spoil(path, value) }, [entry])).toThrow(`${file}: ${message}`);
  });

  it('reports a scholarship without any description', () => {
    const guide = spoil(['sections', 0], {
      kind: 'scholarships',
      id: 'scholarships',
      title: 'Scholarships',
      items: [{ name: 'Fjord Award', amount: 'Full award', website: 'https://fjords.example' }],
    });
    expect(() => checkGuides({ [file]: guide }, [entry])).toThrow(
      `${file}: sections.0.items.0.eligibility is missing`,
    );
  });

  it('reports both files of a slug used twice', () => {
    const other = './content/guides/sweden.ts' as const;
    const guides = { [file]: norway, [other]: norway };
    const table = [entry, { ...entry, label: 'Sweden', data: other }];
    expect(() => checkGuides(guides, table)).toThrow(
      `${other}: slug "study-in-norway" is used twice, first in ${file}`,
    );
    expect(() => checkGuides(guides, table)).toThrow(
      'content/guides.ts: slug "study-in-norway" is used twice',
    );
  });

  it('reports a line without a data file, and a data file without a line', () => {
    expect(() => checkGuides({}, [entry])).toThrow(`content/guides.ts: ${file} is not there`);
    expect(() => checkGuides({ [file]: norway }, [])).toThrow(`${file}: slug has no line`);
  });

  it('reports a line whose description is too short for search engines', () => {
    const table = [{ ...entry, description: 'Too short.' }];
    expect(() => checkGuides({ [file]: norway }, table)).toThrow(
      'content/guides.ts: line 1: description is under 50 characters',
    );
  });

  it('reports all faults at once', () => {
    const guide = { ...(spoil(['title']) as Guide), blurb: '' };
    expect(() => checkGuides({ [file]: guide }, [entry])).toThrow(/title is missing\n.*blurb is empty/);
  });
});
