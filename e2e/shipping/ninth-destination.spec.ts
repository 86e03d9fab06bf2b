import path from 'node:path';
import { filesBelow } from 'compose/testing';
import { hydrated } from '../test.ts';
import { expect, test } from './test.ts';

const line = `  { slug: 'study-in-ireland', label: 'Ireland', title: 'Study in Ireland', description: 'Universities and the way to them in Ireland, explained step by step for students from Nepal.', data: './content/guides/ireland.ts' },
];`;

const guide = `import type { Guide } from '../../schema/guide.ts';

const ireland: Guide = {
  slug: 'study-in-ireland',
  country: 'Ireland',
  code: 'ie',
  title: 'Study in Ireland',
  blurb: 'Old libraries, small seminars and a warm welcome, in English.',
  heroFacts: [
    { label: 'Tuition', value: 'set by each university' },
    { label: 'English', value: 'IELTS or TOEFL' },
    { label: 'Work', value: 'in term and in holidays' },
  ],
  sections: [
    {
      kind: 'universities',
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

export default ireland;
`;

const others = ['shell', 'remote-blog', 'remote-chat', 'remote-test-prep'];

test('a ninth destination arrives by remote-destinations alone, in every menu and the sitemap', async ({
  page,
  site,
  workspace,
}) => {
  const builds = () => Promise.all(others.map((name) => filesBelow(path.join(workspace.root, name, 'dist'))));
  const before = await builds();
  const registry = JSON.parse(await site.registry());

  await workspace.write('remote-destinations/src/content/guides/ireland.ts', guide);
  await workspace.replace('remote-destinations/src/content/guides.ts', /\];\n$/, `${line}\n`);
  const released = await site.pnpm('release', 'remote-destinations');
  const [, written] = /(\d+) of \1 pages written/.exec(released.stdout) ?? [];
  expect(await builds()).toEqual(before);
  const { live } = JSON.parse(await site.registry());
  expect({ ...live, 'remote-destinations': '' }).toEqual({ ...registry.live, 'remote-destinations': '' });

  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/study-in-ireland</loc>');
  const pages = Object.entries(await site.served()).filter(([file]) => file.endsWith('.html'));
  expect(pages).toHaveLength(Number(written));
  for (const [file, content] of pages) {
    const html = Buffer.from(content, 'base64').toString();
    const [header, footer] = [/<header[\s\S]*?<\/header>/, /<footer[\s\S]*?<\/footer>/].map(
      (part) => part.exec(html)?.[0],
    );
    expect(header, file).toContain('href="/study-in-ireland"');
    expect(footer, file).toContain('href="/study-in-ireland"');
  }

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
