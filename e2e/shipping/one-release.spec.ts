import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from 'compose/testing';
import { difference, expect, test } from './test.ts';

const others = ['shell', 'remote-chat', 'remote-destinations', 'remote-test-prep'];
const pages = [
  '/blogs',
  ...['mastering-university-admissions', 'securing-your-future', 'unlocking-opportunities'].map(
    (slug) => `/blogs/${slug}`,
  ),
];
const lists = ['federation-manifest.json', 'remote-blog/mf-manifest.json'];
const version = '[0-9a-f]{12}';

/** The files with a sitemap without days, which differ where the former release went live before midnight. */
function withoutDays(files: Record<string, string>): Record<string, string> {
  const textOf = (file: string, decompress = (bytes: Buffer) => bytes) =>
    decompress(Buffer.from(files[file] ?? '', 'base64'))
      .toString()
      .replace(/<lastmod>[\d-]+<\/lastmod>/g, '');
  return {
    ...files,
    'sitemap.xml': textOf('sitemap.xml'),
    'sitemap.xml.br': textOf('sitemap.xml.br', brotliDecompressSync),
    'sitemap.xml.gz': textOf('sitemap.xml.gz', gunzipSync),
  };
}

/** Each file once, without its compressed variants. */
const withoutVariants = (files: string[]) =>
  [...new Set(files.map((file) => file.replace(/\.(br|gz)$/, '')))].sort();

test('a release changes only its own pages, and a rollback undoes it', async ({ page, site, workspace }) => {
  /** Builds and releases of all other packages, with inodes, which change when a file is written again. */
  const otherPackages = async () => ({
    builds: await Promise.all(others.map((name) => filesBelow(path.join(workspace.root, name, 'dist')))),
    releases: await Promise.all(others.map((name) => filesBelow(path.join(site.root, 'releases', name)))),
  });
  const entriesOfOthers = async () => {
    const registries = [
      JSON.parse(await site.registry()),
      await (await page.request.get('/federation-manifest.json')).json(),
    ];
    for (const entries of registries.flatMap(Object.values)) delete entries['remote-blog'];
    return registries;
  };
  const served = async () => withoutDays(await site.served());
  const before = await served();
  const world = await otherPackages();
  const entries = await entriesOfOthers();

  await workspace.replace('remote-blog/src/content/articleTexts.ts', 'Contact Us Now', 'Contact Us Today');
  const released = await site.run('release', 'remote-blog');
  expect(released.stdout).toMatch(
    new RegExp(
      `remote-blog ${version} is live, in place of ${version}\\.\\n` +
        ` +4 of \\d+ pages written: ${pages.join(', ')}`,
    ),
  );

  const after = await served();
  const { added, changed, removed } = difference(before, after);
  expect(removed).toEqual([]);
  expect(added.filter((file) => !file.startsWith('_/remote-blog/'))).toEqual([]);
  // The pages, and the manifests in which open tabs find their files.
  expect(withoutVariants(changed)).toEqual(
    [...pages.map((page) => `${page.slice(1)}/index.html`), ...lists].sort(),
  );
  expect(await otherPackages()).toEqual(world);
  expect(await entriesOfOthers()).toEqual(entries);
  await page.goto('/blogs/securing-your-future');
  await expect(page.getByRole('link', { name: 'Contact Us Today' })).toBeVisible();

  const back = await site.run('rollback', 'remote-blog');
  expect(back.stdout).toMatch(new RegExp(`remote-blog ${version} is live, in place of ${version}\\.`));
  // The newer version's files stay under their own names, because open tabs may still need them.
  expect(difference(before, await served())).toEqual({ added, changed: [], removed: [] });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Contact Us Now' })).toBeVisible();

  const list = await site.run('releases', 'remote-blog');
  expect(list.stdout).toMatch(new RegExp(`${version} .* UTC {2}live\n`));
  expect(list.stdout).toMatch(new RegExp(`${version} .* UTC {2}rolled back\n`));
});
