import path from 'node:path';
import { filesBelow } from 'compose/testing';
import { hydrated } from '../test.ts';
import { expect, test } from './test.ts';

const guide = {
  country: 'Ireland',
  title: 'Study in Ireland',
  description: 'Universities and the way to them in Ireland, explained step by step for students from Nepal.',
  blurb: 'Old libraries, small seminars and a warm welcome, in English.',
  countries: [{ country: 'Ireland', code: 'ie', currency: 'EUR', costs: { living: 'funds' } }],
  heroFacts: [
    { label: 'Tuition a year, bachelor', value: '{tuition-bachelor}' },
    { label: 'English', value: 'IELTS or TOEFL' },
    { label: 'Work in term', value: '{work}' },
  ],
  sections: [
    {
      kind: 'universities',
      chapter: 'get-in',
      id: 'universities',
      title: 'Top universities',
      items: [
        {
          id: 'trinity-dublin',
          name: 'Trinity College Dublin',
          rank: '81',
          location: 'Dublin',
          website: 'https://www.tcd.ie',
        },
      ],
    },
  ],
};

/** Figures made up for this test. */
const stated = { meaning: 'Made up for a test', origin: 'ledger', asOf: '2026', source: 'office' };
const facts = {
  sources: { office: { body: 'Irish Office', page: 'Figures', url: 'https://office.example' } },
  facts: [
    { id: 'tuition-bachelor', low: 10000, high: 25000, currency: 'EUR', per: 'year', ...stated },
    { id: 'funds', low: 10000, currency: 'EUR', per: 'year', ...stated },
    { id: 'intakes', months: ['September'], ...stated },
    { id: 'visa', words: 'Study visa (D)', ...stated },
    { id: 'work', low: 20, unit: 'hour', per: 'week', ...stated },
  ],
};

const others = ['shell', 'remote-blog', 'remote-chat', 'remote-test-prep'];

test('one folder adds a ninth destination to menus, sitemap and tools', async ({ page, site, workspace }) => {
  const builds = () => Promise.all(others.map((name) => filesBelow(path.join(workspace.root, name, 'dist'))));
  const before = await builds();
  const registry = JSON.parse(await site.registry());

  const folder = 'remote-destinations/src/guides/countries/ireland';
  await workspace.write(`${folder}/guide.json`, JSON.stringify(guide));
  await workspace.write(`${folder}/facts.json`, JSON.stringify(facts));
  // A build warns of everything for which a release is refused before its trial.
  const released = await site.run('build');
  expect(released).toMatchObject({ code: 0, stderr: '' });
  const [, written] = /composed (\d+) pages/.exec(released.stdout) ?? [];
  expect(await builds()).toEqual(before);
  const { live } = JSON.parse(await site.registry());
  expect({ ...live, 'remote-destinations': '' }).toEqual({ ...registry.live, 'remote-destinations': '' });

  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/study-in-ireland</loc>');
  // A former address has a page too, which leads on.
  const pages = Object.entries(await site.served()).filter(
    ([file, content]) =>
      file.endsWith('.html') && !/http-equiv="refresh"/i.test(Buffer.from(content, 'base64').toString()),
  );
  expect(pages).toHaveLength(Number(written));
  for (const [file, content] of pages) {
    const html = Buffer.from(content, 'base64').toString();
    const [header, footer] = [/<header[\s\S]*?<\/header>/, /<footer[\s\S]*?<\/footer>/].map(
      (part) => part.exec(html)?.[0],
    );
    expect(header, file).toContain('href="/study-in-ireland"');
    expect(footer, file).toContain('href="/study-in-ireland"');
  }

  await page.goto('/plan/cost?country=ireland');
  await expect(page.getByText(/^The first year in Ireland costs /)).toBeVisible();
  await expect(page.getByText('€10,000–€25,000').first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sat');
  await hydrated(page);
  await page.getByRole('button', { name: 'Study Abroad' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Ireland' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study in Ireland');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Ireland' }).click();
  await expect(page).toHaveURL('/study-in-ireland');
});
