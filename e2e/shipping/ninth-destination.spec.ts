import path from 'node:path';
import { filesBelow } from 'compose/testing';
import { visit } from '../test.ts';
import { expect, test } from './test.ts';

/** The made-up ninth country of the unit tests, by the names of its files. */
const example = { 'guide.json': 'norwayGuide.json', 'facts.json': 'norwayFacts.json' };
const guides = 'remote-destinations/src/guides';

const others = ['shell', 'remote-blog', 'remote-chat', 'remote-test-prep'];

test('one folder adds a ninth destination to menus, sitemap and tools', async ({ page, site, workspace }) => {
  const builds = () => Promise.all(others.map((name) => filesBelow(path.join(workspace.root, name, 'dist'))));
  const before = await builds();
  const registry = JSON.parse(await site.registry());

  for (const [file, from] of Object.entries(example))
    await workspace.write(
      `${guides}/countries/norway/${file}`,
      await workspace.read(`${guides}/testing/${from}`),
    );
  // A build warns of everything for which a release is refused before its trial.
  const released = await site.run('build');
  expect(released).toMatchObject({ code: 0, stderr: '' });
  const [, written] = /composed (\d+) pages/.exec(released.stdout) ?? [];
  expect(await builds()).toEqual(before);
  const { live } = JSON.parse(await site.registry());
  expect({ ...live, 'remote-destinations': '' }).toEqual({ ...registry.live, 'remote-destinations': '' });

  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/study-in-norway</loc>');
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
    expect(header, file).toContain('href="/study-in-norway"');
    expect(footer, file).toContain('href="/study-in-norway"');
  }

  await page.goto('/plan/cost?country=norway');
  await expect(page.getByText(/^The first year in Norway costs /)).toBeVisible();
  await expect(page.getByText('€1,000').first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/sat');
  await page.getByRole('button', { name: 'Study Abroad' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Norway' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study in Norway');

  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Norway' }).click();
  await expect(page).toHaveURL('/study-in-norway');
});
