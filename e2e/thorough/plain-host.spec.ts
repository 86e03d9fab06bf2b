import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { buildInto } from '../buildInto.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });

let built: string;

test.beforeAll(() => {
  built = mkdtempSync(path.join(tmpdir(), 'plain-host-'));
  buildInto(built, 'plainHost');
});

test.afterAll(() => rmSync(built, { recursive: true }));

/** For each remote a component and its data, by their names in the public module, and the heading it must show. */
const parts: Record<string, { component: string; data?: string; heading: RegExp }> = {
  'remote-blog': {
    component: './pages/BlogListPage.tsx',
    data: './content/postList.ts',
    heading: /Study abroad articles/,
  },
  'remote-chat': { component: './widget/Assistant.tsx', heading: /assistant/i },
  'remote-destinations': {
    component: './pages/GuidePage.tsx',
    data: './content/guides/australia/guide.json',
    heading: /Australia/,
  },
  'remote-test-prep': { component: './pages/SatPage.tsx', data: './content/sat.ts', heading: /SAT/ },
};

test('a plain Module Federation host shows a page of every remote by its mf-manifest.json', async ({
  page,
}) => {
  await page.route('**/plain-host/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/plain-host/', '');
    return route.fulfill({ path: path.join(built, file || 'index.html') });
  });
  const remotes = readdirSync(sitePaths().current).filter((name) => name.startsWith('remote-'));
  expect(remotes.sort()).toEqual(Object.keys(parts));
  for (const [remote, { heading, ...part }] of Object.entries(parts)) {
    await page.goto(`/plain-host/?${new URLSearchParams({ remote, ...part })}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
});
