// @vitest-environment node
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countriesOf } from '../src/guides/content/countriesOf.ts';
import { pageOf } from '../src/guides/content/guidePages.ts';
import factsFile from '../src/guides/testing/norwayFacts.json';
import guideFile from '../src/guides/testing/norwayGuide.json';
import { planFaults, readGuides } from './readGuides.ts';

let root: string;

const write = async (name: string, guide: unknown, facts: unknown = factsFile) => {
  const folder = join(root, 'src/guides/countries', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'guide.json'), JSON.stringify(guide));
  await writeFile(join(folder, 'facts.json'), JSON.stringify(facts));
};
const read = () => readGuides(join(root, 'src'));

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'guides-')));
});
afterEach(() => rm(root, { recursive: true }));

describe('a folder with two files', () => {
  it('becomes a page, and a country’s figures for the tools', async () => {
    await write('norway', guideFile);
    const folders = await read();
    const [guide] = folders.map(pageOf);
    expect(guide).toMatchObject({
      slug: 'study-in-norway',
      facts: [
        { label: 'English', value: { text: 'IELTS 6.0' } },
        { label: 'Work', value: { text: '20 hours per week' } },
        { label: 'Courses begin', value: { text: 'August' } },
      ],
      sources: [{ asOf: '2026', source: { body: 'Norwegian Office' } }],
    });
    expect(guide?.sections[1]).toMatchObject({
      intro: 'Rent is €400–€600 a month.',
      items: [{ cost: { text: '€400–€600 a month', rupees: expect.stringMatching(/^NPR/) } }],
      percent: [100],
    });
    expect(countriesOf(folders)).toMatchObject([
      {
        facts: {
          country: 'Norway',
          guidePath: '/study-in-norway',
          tuition: { bachelor: { low: 1000 } },
          intakes: { intakes: [{ month: 8, kind: 'main' }] },
          workHours: { low: 20 },
        },
        inSentence: 'Norway',
        costs: { living: { id: 'funds' }, visa: [] },
      },
    ]);
  });

  it('has its place in the menus, or comes last without a place', async () => {
    await write('norway', guideFile);
    await write('sweden', { ...guideFile, order: 20 });
    await write('finland', { ...guideFile, order: 30 });
    expect((await read()).map(({ name }) => name)).toEqual(['sweden', 'finland', 'norway']);
  });
});

describe('the build names the file and field of a guide', () => {
  const [universities, costs] = guideFile.sections;
  const [university] = universities?.items ?? [];
  const [rent] = costs?.items ?? [];
  const inUniversities = (change: object) => ({ sections: [{ ...universities, ...change }] });
  const ofUniversity = (change: object) => inUniversities({ items: [{ ...university, ...change }] });
  const ofRent = (change: object) => ({ sections: [{ ...costs, items: [{ ...rent, ...change }] }] });

  it.each<[string, object, string]>([
    ['without a title', { title: undefined }, 'title is missing'],
    ['with a rank in words', ofUniversity({ rank: 'Ivy League' }), 'sections.0.items.0.rank is no rank'],
    [
      'with a website over http',
      ofUniversity({ website: 'http://a.no' }),
      'website must be an address that begins with https://',
    ],
    ['with a cost in words', ofRent({ cost: 'cheap' }), 'cost is no amount of money in facts.json'],
    ['with a cost that is no money', ofRent({ cost: '{work}' }), 'cost is no amount of money'],
    ['with a fact that is not there', ofRent({ category: '{rent}' }), 'facts.json does not have: {rent}'],
    ['with two facts in its head', { heroFacts: guideFile.heroFacts.slice(1) }, 'heroFacts are not three'],
    ['with an unknown kind', inUniversities({ kind: 'rumours' }), 'sections.0.kind is no kind of section'],
    [
      'with an anchor with spaces',
      inUniversities({ id: 'Top list' }),
      'sections.0.id may hold only small letters, digits and single hyphens',
    ],
    [
      'with an anchor used twice',
      { sections: [costs, { ...costs, title: 'Rent' }] },
      'sections id “living-costs” is used twice',
    ],
    [
      'with a link that is neither https nor a path',
      inUniversities({ links: [{ label: 'Page', href: 'http://fjords.example' }] }),
      'sections.0.links.0.href is neither https nor a path',
    ],
    [
      'with a list of prices as the living costs',
      {
        countries: [{ ...guideFile.countries[0], costs: { living: ['monthly-rent', 'funds'] } }],
      },
      'countries.0.costs.living is neither a fact nor one for each kind of city',
    ],
    [
      'with a total that is not the sum of its items',
      { sections: [{ ...costs, total: '{monthly-total}' }] },
      'sections.0.total is not the sum of its items, which is 400 to 600',
    ],
    [
      'with a total for another period than its items',
      { sections: [{ ...costs, total: '{funds}' }] },
      'sections.0.total adds up amounts in EUR a year, but Rent is not one',
    ],
    [
      'with a misspelt month of a step',
      inUniversities({ kind: 'steps', items: [{ month: 'Febuary', title: 'Apply' }] }),
      'sections.0.items.0.month is not the name of a month: Febuary',
    ],
    [
      'with a country that lacks a fact',
      { countries: [{ country: 'Svalbard', code: 'sj', currency: 'EUR', facts: 'svalbard-' }] },
      'countries: Svalbard needs the fact “svalbard-visa”, which facts.json does not have',
    ],
  ])('%s', async (_, change, message) => {
    await write('norway', { ...guideFile, ...change });
    await expect(read()).rejects.toThrow('guides/countries/norway/guide.json: ');
    await expect(read()).rejects.toThrow(message);
  });

  it('with several faults, all at once', async () => {
    await write('norway', { ...guideFile, title: undefined, blurb: '' });
    await write('sweden', { ...guideFile, title: '' });
    await expect(read()).rejects.toThrow(
      /norway\/guide\.json: title is missing\n.*norway\/guide\.json: blurb is empty\n.*sweden\/guide\.json: title is/,
    );
  });

  it('with incomplete facts, an invalid JSON file or a missing file', async () => {
    await write('norway', guideFile, { sources: {}, facts: factsFile.facts });
    await expect(read()).rejects.toThrow(/norway\/facts\.json: “work” names the source “office”/);
    await writeFile(join(root, 'src/guides/countries/norway/facts.json'), '{');
    await expect(read()).rejects.toThrow(/norway\/facts\.json is not valid JSON/);
    await writeFile(join(root, 'src/guides/countries/norway/facts.json'), JSON.stringify(factsFile));
    await rm(join(root, 'src/guides/countries/norway/guide.json'));
    await expect(read()).rejects.toThrow(/norway\/guide\.json is missing\./);
  });
});

it('the planning tools’ texts fit their schemas, and a fault is named with its file and field', async () => {
  const own = join(import.meta.dirname, '../src');
  const content = join(root, 'src/plan/content');
  for (const folder of ['guides/content', 'plan/content'])
    await cp(join(own, folder), join(root, 'src', folder), { recursive: true });
  await write('norway', guideFile);
  expect(await planFaults(join(root, 'src'))).toEqual([]);
  const file = join(content, 'scholarships.json');
  const [first, ...others] = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify([{ ...first, amount: '{chevron}', nepal: 'yes' }, ...others]));
  expect(await planFaults(join(root, 'src'))).toEqual([
    'plan/content/scholarships.json: 0.amount names a fact that facts.json does not have: {chevron}',
    expect.stringMatching(/^plan\/content\/scholarships\.json: 0\.nepal /),
  ]);
});
