import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sitePaths } from 'compose/paths';
import { startServer } from '../startServer.ts';
import { expect, hydrated, test } from '../test.ts';
import { serveFolder, unreleased, writeUnreleasedBlog } from '../unreleasedBlog.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000);

let folder: string;
let build: Awaited<ReturnType<typeof serveFolder>>;
let site: Awaited<ReturnType<typeof startServer>>;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'override-'));
  await writeUnreleasedBlog(path.join(folder, 'dist'));
  build = await serveFolder(path.join(folder, 'dist'));
  site = await startServer({
    SITE_DIR: sitePaths().current,
    DATA_DIR: path.join(folder, 'data'),
    OVERRIDE_ORIGINS: build.origin,
  });
});

test.afterAll(async () => {
  build.close();
  site.process.kill('SIGTERM');
  await once(site.process, 'exit');
  await rm(folder, { recursive: true });
});

const bar = (page: Page) => page.getByRole('complementary', { name: 'Override' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const start = () => `${site.url}/override?remote=remote-blog&from=${build.origin}/`;

test('one browser sees the unreleased blog in the composed site, and is told so', async ({ page }) => {
  await page.goto(start());
  await expect(page).toHaveURL(`${site.url}/blogs`);
  await expect(heading(page)).toContainText(unreleased.heading);
  await expect(bar(page)).toContainText(`remote-blog comes from ${build.origin}/`);
  await expect(menuEntry(page, unreleased.menuEntry)).toHaveAttribute('aria-current', 'page');

  // From a page of another package that stands in no menu to the blog, and to a page that the release lacks.
  expect((await page.goto(`${site.url}/services/visa`))?.status()).toBe(200);
  await expect(heading(page)).toContainText(/visa/i);
  await expect(bar(page)).toBeVisible();
  await menuEntry(page, unreleased.menuEntry).click();
  await expect(heading(page)).toContainText(unreleased.heading);
  const response = await page.goto(site.url + unreleased.path);
  expect(response?.status()).toBe(200);
  await expect(heading(page)).toContainText('Unlocking Opportunities');
});

test('every other browser sees the release', async ({ page, browser }) => {
  const reviewer = await browser.newPage();
  await reviewer.goto(start());
  await expect(heading(reviewer)).toContainText(unreleased.heading);
  await reviewer.close();

  await page.goto(`${site.url}/blogs`);
  await hydrated(page);
  await expect(heading(page)).toContainText('before you need it');
  await expect(menuEntry(page, 'Blogs')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect((await page.request.get(site.url + unreleased.path)).status()).toBe(404);
});

test('the override ends where the bar says', async ({ page }) => {
  await page.goto(start());
  await bar(page).getByRole('link', { name: 'End the override' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(bar(page)).toHaveCount(0);
  await menuEntry(page, 'Blogs').click();
  await expect(heading(page)).toContainText('before you need it');
});

test('a server that was not told to allow it knows no override', async ({ page, baseURL }) => {
  await page.goto(start());
  // Cookies know no port: this one reaches the other server too.
  const refused = await page.request.get(`${baseURL}${new URL(start()).pathname}${new URL(start()).search}`);
  expect(refused.status()).toBe(404);
  await page.goto(`${baseURL}/blogs`);
  await hydrated(page);
  await expect(heading(page)).toContainText('before you need it');
  await expect(bar(page)).toHaveCount(0);
});

test('while the build is not served, the site’s own page is shown and the bar says why', async ({ page }) => {
  await page.goto(start());
  await hydrated(page);
  build.close();
  await page.goto(`${site.url}/blogs`);
  await hydrated(page);
  await expect(heading(page)).toContainText('before you need it');
  await expect(bar(page)).toContainText('remote-blog is the site’s own');
  await expect(bar(page)).toContainText('ECONNREFUSED');
});
