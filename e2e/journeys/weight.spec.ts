import type { Response } from '@playwright/test';
import { expect, hydrated, test } from '../test.ts';

test('React, React DOM, Emotion and @sayapatri/design are loaded once, by the shell', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto('/study-in-australia', { waitUntil: 'networkidle' });
  await hydrated(page);
  const sources: Record<string, string> = {};
  for (const answer of answers) {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('.js')) sources[pathname] = await answer.text();
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
