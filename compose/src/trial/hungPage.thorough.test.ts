import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { publishReleases } from '../release/publishReleases.ts';
import { blog, emptySite, release, shell, standing, store } from '../testing/fakeSite.ts';
import { withBrowserTrial } from './withBrowserTrial.ts';

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

/** A site with one page, so that a page that hangs keeps only one processor busy. */
const blogThat = (text: string) => blog(text, { pages: [{ path: '/blogs' }] });

/** Long enough for a busy machine. */
const limits = { stepMs: 60_000, checkMs: 60_000, restMs: 60_000, wholeMs: () => 240_000 };
/** Short, because a page that hangs keeps a whole processor busy until its time is over. */
const limitsForHanging = { ...limits, stepMs: 3_000 };

it('a release with a page that hangs is refused at the deadline, and gives the lock back', async () => {
  const site = await emptySite();
  await release(site, liveShell, blogThat('articles'));
  const stood = await standing(site);
  const tried = async (text: string, limitsOfTrial = limits) => {
    const stored = [await store(site, blogThat(text))];
    return withBrowserTrial(({ tryPages }) => publishReleases(site, stored, { doing: 'release', tryPages }), {
      limits: limitsOfTrial,
    });
  };
  await expect(tried('hangs', limitsForHanging)).rejects.toThrow(
    /^\/blogs fails in a browser inside the live shell \(it does not (load|hydrate) within 3 s\), so visitors .+: find /,
  );
  expect(await standing(site)).toEqual(stood);
  expect((await readdir(site.root)).filter((name) => name.startsWith('lock'))).toEqual([]);
  expect(await tried('goes on')).toMatchObject({ changed: true });
});
