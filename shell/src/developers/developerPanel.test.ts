import { expect, test, vi } from 'vitest';
import { openPanel } from './developerPanel.ts';
import { diagnose } from './diagnose.ts';

vi.mock('./diagnose.ts');

test('the panel says why a failing remote is replaced by its fallback', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ packages: {} }));
  vi.mocked(diagnose).mockImplementation(async (name) => {
    if (name === 'remote-chat') throw new Error('a file is answered with status 404.');
  });
  const packages = ['remote-blog', 'remote-chat'].map((name) => ({
    name,
    pages: [],
    widgets: [],
    provides: [],
  }));
  await openPanel({ packages, pageAssets: { packages: {} } });
  vi.unstubAllGlobals();
  expect(
    [...document.querySelectorAll('aside > section > :last-child')].map(({ textContent }) => textContent),
  ).toEqual([
    'All that it needs arrives and starts.',
    'A fallback is shown in its place: a file is answered with status 404.',
  ]);
});
