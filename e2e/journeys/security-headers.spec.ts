import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { contentsBelow } from 'compose/testing';
import { ask } from '../rawRequest.ts';
import { htmlOf } from '../siteFolder.ts';
import { expect, hydrated, test } from '../test.ts';

test('every answer carries the policy, and a page has a stricter one of its own', async ({ baseURL }) => {
  for (const url of ['/', '/nowhere', '/_/nothing.js', '/api', '/sitemap.xml']) {
    const { headers } = await ask(baseURL ?? '', url);
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
  }
  const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(htmlOf('/'))?.[1] ?? '';
  expect(own).toContain("require-trusted-types-for 'script'");
  expect(own).not.toMatch(/script-src [^;]*unsafe-inline/);
});

test('the site has nothing of the editor, and no policy allows eval', async ({ baseURL }) => {
  const texts = Object.entries(await contentsBelow(sitePaths().current)).filter(([file]) =>
    ['.html', '.js', '.json', '.txt', '.xml'].includes(path.extname(file)),
  );
  expect(texts.length).toBeGreaterThan(100);
  const holds = /\bdecap|\/content\/calls|unsafe-eval/i;
  const found = texts.filter(([, text]) => holds.test(Buffer.from(text, 'base64').toString()));
  expect(found.map(([file]) => file)).toEqual([]);
  for (const url of ['/', '/content/', '/changes', '/enquiries']) {
    const { status, headers } = await ask(baseURL ?? '', url);
    expect(status, url).toBe(url === '/' ? 200 : 404);
    expect(headers['content-security-policy'], url).not.toContain('unsafe-eval');
  }
});

test('an article opened by a click and a reply of the assistant are shown as HTML', async ({ page }) => {
  await page.goto('/blogs');
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/blogs/securing-your-future"]').first().click();
  await expect(page).toHaveURL(/securing-your-future/);
  await expect(page.getByRole('main').locator('p').nth(3)).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/blogs$/);
  await page.getByRole('button', { name: 'Chat with us' }).first().click();
  await page.getByRole('button', { name: 'Our Location' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
});

test.describe('code that does not belong to the site', () => {
  test.use({ expectedMessages: [/Trusted|violates the following Content Security Policy/] });

  test('turns no text into HTML or script, and makes no policy of its own', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const outcomes = await page.evaluate(() => {
      const attempt = (what: () => unknown) => {
        try {
          what();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      type Factory = { createPolicy(name: string, rules: object): unknown };
      const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
      return [
        attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        }),
        attempt(() => {
          document.createElement('script').src = '/_/evil.js';
        }),
        attempt(() => trustedTypes.createPolicy('evil', { createHTML: (html: string) => html })),
      ];
    });
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });
});
