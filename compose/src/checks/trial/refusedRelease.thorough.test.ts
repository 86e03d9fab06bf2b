/** A release that is refused or killed in the trial leaves nothing behind. */
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishReleases } from '../../cli/publishReleases.ts';
import { verify } from '../../cli/verify.ts';
import type { Site } from '../../releases/openSite.ts';
import { fakeBuild } from '../../testing/fakePackage.ts';
import { emptySite, livePage, release, standing, store } from '../../testing/fakeSite.ts';
import { runScript } from '../../testing/runProcess.ts';
import { type PageSource, smallChat, smallRemote, smallShell } from '../../testing/smallSite.ts';
import type { NextSite } from '../tryPages.ts';
import { browserTrial } from './browserTrial.ts';
import { openStage } from './stage.ts';

const remoteOf = (page: PageSource) => smallRemote({ '/rows/0': page });
const sound: string[] = [];

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

/** Numbers of the processes that have this entry in their environment, as all processes of a browser do. */
async function processesWith(entry: string): Promise<string[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    numbers.map(async (number) => {
      const environment = await readFile(`/proc/${number}/environ`, 'utf8').catch(() => '');
      return environment.split('\0').includes(entry) ? [number] : [];
    }),
  );
  return found.flat();
}

describe('the live site, the registry and `pnpm verify` are as before', () => {
  it.each([
    { name: 'throws', effect: `throw new Error('no price');`, says: /no price/ },
    { name: 'hangs', atLoad: 'for (;;);', says: /it does not answer within 5 s/ },
  ])('after a refusal of a page that $name, and no lock is left', async ({ says, ...page }) => {
    // A stage of its own, as a page that hangs keeps a processor busy until its browser ends.
    const stage = await openStage();
    const stored = [await store(site, await remoteOf(page))];
    const ruleMs = 'atLoad' in page ? 5_000 : 60_000;
    const tryPages = (next: NextSite) => browserTrial(stage, next, ruleMs);
    await expect(publishReleases(site, stored, { doing: 'release', tryPages })).rejects.toThrow(says);
    await stage.close();
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
    // The release's own process, those that draw its pages, and then those of the browser.
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
