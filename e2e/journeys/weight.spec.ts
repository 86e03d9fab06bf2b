import type { Page, Response } from '@playwright/test';
import { budgets } from 'compose/budgets';
import { brotliBytes, htmlOf, liveFiles } from '../siteFolder.ts';
import { expect, hydrated, test } from '../test.ts';

/** Every request of a visit up to its first interaction, by path. */
async function visit(page: Page, path: string): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
  return requests;
}

const scripts = (requests: string[]) => [...new Set(requests.filter((path) => path.endsWith('.js')))];
const bytes = (paths: string[]) => paths.map(brotliBytes).reduce((sum, size) => sum + size, 0);

test('the home page keeps to the budget of code', async ({ page }) => {
  const requests = await visit(page, '/');
  const files = scripts(requests);
  console.log(
    `home: ${requests.length} requests, ${files.length} of them scripts of ${bytes(files)} bytes (brotli)`,
  );
  expect(bytes(files)).toBeLessThanOrEqual(budgets.code);

  // Telemetry is off: neither its code nor its settings are asked for, and nothing is reported when the page is left.
  await page.goto('about:blank');
  expect(requests.filter((path) => /telemetry/i.test(path))).toEqual([]);
});

test('React, React DOM, Emotion and @sayapatri/design are loaded once, by the shell', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  const paths = scripts(await visit(page, '/study-in-australia'));
  const sources: Record<string, string> = {};
  for (const answer of answers) {
    const { pathname } = new URL(answer.url());
    if (paths.includes(pathname)) sources[pathname] = await answer.text();
  }
  // Strings that only the library's own code holds.
  const marks = {
    react: 'react.transitional.element',
    'react-dom': 'onRecoverableError',
    emotion: 'data-emotion',
    shared: 'Sources and dates',
  };
  for (const [library, mark] of Object.entries(marks)) {
    const owners = Object.keys(sources).filter((path) => sources[path]?.includes(mark));
    expect(
      owners.filter((path) => !path.startsWith('/_/shell/')),
      library,
    ).toEqual([]);
    expect(owners.length, library).toBeGreaterThan(0);
  }
  const versions =
    Object.values(sources)
      .join('')
      .match(/rendererPackageName:["'`]react-dom["'`]/g) ?? [];
  expect(versions).toHaveLength(1);
});

test('the fonts that documents name are files of the live shell', async () => {
  const named = htmlOf('/').match(/\/_\/shell\/assets\/[\w-]+\.woff2/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(await liveFiles('shell')).toEqual(expect.arrayContaining([...new Set(named)]));
});
