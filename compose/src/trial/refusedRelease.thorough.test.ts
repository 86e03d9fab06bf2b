/** What a release leaves behind that is refused in the trial, or killed meanwhile: nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../cli/verify.ts';
import { publishReleases } from '../release/publishReleases.ts';
import type { Site } from '../store/openSite.ts';
import { fakeBuild } from '../testing/fakePackage.ts';
import { emptySite, livePage, release, standing, store } from '../testing/fakeSite.ts';
import { processesWith } from '../testing/processesWith.ts';
import { runScript } from '../testing/runProcess.ts';
import { type PageSource, smallChat, smallRemote, smallShell } from '../testing/smallSite.ts';
import type { BadPage } from '../testing/tryPage.ts';
import { longLimits, rulesOf } from '../testing/tryPage.ts';
import { badPages } from './badPages.fixture.ts';
import { browserTrial } from './browserTrial.ts';
import { PageRefusal } from './pageRefusal.ts';
import { openStage, type Stage } from './stage.ts';

const remoteOf = (page: PageSource) => smallRemote({ '/rows/0': page });
const sound = { missing: [], different: [], surplus: [] };

let site: Site;
let before: Awaited<ReturnType<typeof standing>>;
beforeAll(async () => {
  site = await emptySite();
  await release(site, await smallShell(), await remoteOf({ view: '<p>Live.</p>' }), await smallChat());
  before = await standing(site);
});

async function expectUnchanged() {
  expect(await standing(site)).toEqual(before);
  expect((await verify(site)).faults).toEqual(sound);
  expect((await readdir(site.root)).filter((name) => name.startsWith('lock'))).toEqual([]);
}

describe('the live site, the registry and `pnpm verify` are as before', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  // What is refused only when its time is over is released in hungPage.thorough.test.ts.
  const isQuick = (row: BadPage) => !row.hangs && !rulesOf(row).includes('Hydrates');
  const plain = badPages.filter((row) => !row.menu && !row.assistant && isQuick(row));
  const oneOfEachRule = new Map(plain.map((row) => [rulesOf(row)[0], row]));

  it.each([...oneOfEachRule])('after a refusal by the rule “%s”', async (_rule, row) => {
    const stored = [await store(site, await remoteOf(row))];
    const tryPages = (next: Parameters<typeof browserTrial>[1]) =>
      browserTrial(stage, next, { ...longLimits, stepMs: 30_000, restMs: 5_000 });
    const refused = publishReleases(site, stored, { doing: 'release', tryPages });
    await expect(refused).rejects.toBeInstanceOf(PageRefusal);
    await expectUnchanged();
  });

  it('after kill -9 in the middle of a trial, and no browser is left', async () => {
    const inside = path.join(site.root, 'inside');
    const dist = await fakeBuild(await remoteOf({ effect: 'for (;;);' }));
    const marked = { TRIAL_FOLDER: site.root };
    const running = runScript('testing/publishProcess.ts', [site.root, dist, inside], marked);
    await expect
      .poll(() => (existsSync(inside) ? readFileSync(inside, 'utf8') : ''), { timeout: 60_000 })
      .toMatch(/^\d+$/);
    const left = () => processesWith(`TRIAL_FOLDER=${site.root}`);
    // The release's own process, what draws its pages, and then the browser with its page.
    await expect.poll(async () => (await left()).length, { timeout: 60_000 }).toBeGreaterThan(4);
    process.kill(Number(readFileSync(inside, 'utf8')), 'SIGKILL');
    expect((await running).signal).toBe('SIGKILL');
    await expect.poll(left).toEqual([]);
    expect(await standing(site)).toEqual(before);
    await verify(site);
    await expectUnchanged();
  });

  it('and the next good release goes live', async () => {
    await release(site, await remoteOf({ view: '<p>New.</p>' }));
    expect(await livePage(site, 'rows/0/index.html')).toContain('New.');
  });
});
