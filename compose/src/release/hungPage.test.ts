import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { blog, emptySite, release, shell, standing, store } from '../testing/fakeSite.ts';
import { withBrowserTrial } from '../trial/withBrowserTrial.ts';
import { publishReleases } from './publishReleases.ts';

const entry = 'browser/entry-12345678.js';
const icon = 'browser/assets/favicon-12345678.svg';
/** A shell that runs a page's text as code in the browser. */
const liveShell = shell('frame', {
  files: {
    [entry]: `if (document.querySelector('p').textContent === 'hangs') while (true);
      document.documentElement.dataset.hydrated = location.pathname;`,
    [icon]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  release: { entry, assets: [icon] },
});

/** Generous, because a page that hangs keeps a whole processor busy. */
const limits = { stepMs: 8_000, checkMs: 30_000, restMs: 15_000, wholeMs: () => 120_000 };

it('a release with a page that hangs is refused at the deadline, and gives the lock back', async () => {
  const site = await emptySite();
  await release(site, liveShell, blog('articles'));
  const stood = await standing(site);
  const tried = async (text: string) => {
    const stored = [await store(site, blog(text))];
    return withBrowserTrial(({ tryPages }) => publishReleases(site, stored, { doing: 'release', tryPages }), {
      limits,
    });
  };
  await expect(tried('hangs')).rejects.toThrow(
    /^\/blogs(\/first)? fails in a browser inside the live shell \(it does not (load|hydrate) within 8 s\): fix it/,
  );
  expect(await standing(site)).toEqual(stood);
  expect((await readdir(site.root)).filter((name) => name.startsWith('lock'))).toEqual([]);
  expect(await tried('goes on')).toMatchObject({ changed: true });
});
