import type { Page } from '@playwright/test';
import { hydrated, visit } from '../test.ts';
import { expect, test } from './test.ts';

const band = 'remote-blog/src/content/articleTexts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('an open tab works through releases of a remote and the shell', async ({ page, site, workspace }) => {
  await visit(page, '/blogs');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  let label = 'Contact Us Now';
  for (const next of ['one', 'two', 'three'].map((count) => `Contact Us, release ${count}`)) {
    await workspace.replace(band, label, next);
    if (next.endsWith('two'))
      await workspace.replace('shell/src/remote.tsx', "label: 'About Us'", "label: 'Who We Are'");
    // Makes all that has changed live at once, without a trial.
    expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
    label = next;
  }

  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(page).toHaveURL('/blogs/mastering-university-admissions');
  await expect(main.getByRole('link', { name: 'Contact Us Now' })).toBeVisible();
  await main.getByRole('link', { name: 'Contact Us Now' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toHaveText(/contact/i);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Korea' }).click();
  await expect(heading(page)).toHaveText(/Korea/);
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await footer.getByRole('link', { name: 'Blogs' }).click();
  await main
    .getByRole('link', { name: /Securing Your Future/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/Securing Your Future/);
  await expect(main.getByRole('link', { name: 'Contact Us Now' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  await page.reload();
  await hydrated(page);
  await expect(main.getByRole('link', { name: label })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Who We Are' })).toBeVisible();
});
