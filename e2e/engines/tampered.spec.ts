import { expect, test } from './test.ts';

test.use({ engineOptions: { alone: 'tampered' } });

test('a script that was changed on its way does not run, and its page can be read', async ({ tab }) => {
  test.skip(tab.engine.name === 'WebKit', 'WebKitGTK 2.50 does not check scripts by the import map.');
  tab.site.tamper('/_/remote-test-prep/');
  await tab.visit('/about');
  await tab.run(() => document.querySelector<HTMLElement>('footer a[href="/ielts-pte"]')?.click());
  await tab.at('/ielts-pte');
  await tab.shows('h1', 'IELTS');
  // Long enough for all scripts of the page.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(tab.site.tampered()).toBeGreaterThan(0);
  expect(await tab.run(() => 'tampered' in window)).toBe(false);
  await tab.shows('main', 'IELTS');
});
