/** A release that is refused, or only tried, changes nothing that is stored: what is live stays so for every later command. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@sayapatri/contract/release/integrity';
import { expect, it } from 'vitest';
import { followStore } from '../cli/compose.ts';
import { verify } from '../cli/verify.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { storeRelease } from '../store/releases.ts';
import { fakeBuild } from '../testing/fakePackage.ts';
import { blog, contentsBelow, liveSite, standing } from '../testing/fakeSite.ts';
import { publishReleases } from './publishReleases.ts';

/** Changes release.json in a finished build of what is live. */
async function editedBuild(edit: (text: string) => string): Promise<string> {
  const dist = await fakeBuild(blog());
  const file = path.join(dist, 'release.json');
  await writeFile(file, edit(await readFile(file, 'utf8')));
  return dist;
}

const editedPages = (edit: (pages: { path: string; description: string }[]) => object[]) =>
  editedBuild((text) => {
    const release = JSON.parse(text);
    return JSON.stringify({ ...release, pages: edit(release.pages) });
  });

async function expectUnchanged(site: Site, work: () => Promise<unknown>) {
  const live = (await readRegistry(site)).live['remote-blog'] ?? '';
  const folder = path.join(site.root, 'releases/remote-blog', live);
  const before = [await standing(site), await contentsBelow(folder)];
  await work();
  await followStore(site);
  await verify(site, { repair: true });
  expect([await standing(site), await contentsBelow(folder)]).toEqual(before);
}

const publish = async (site: Site, dist: string, dryRun = false) =>
  publishReleases(site, [await storeRelease(site, dist)], { doing: 'release', dryRun });

it('a refused build whose release.json was edited by hand takes no article from the live site', async () => {
  const site = await liveSite();
  await expectUnchanged(site, async () => {
    const dist = await editedPages((pages) => pages.filter((page) => page.path === '/blogs'));
    await expect(publish(site, dist)).rejects.toThrow('/blogs/first of remote-blog is live and would');
  });
});

it('a server build that was edited together with its hash is not live after a dry run', async () => {
  const site = await liveSite();
  await expectUnchanged(site, async () => {
    const code = 'export default { name: "remote-blog", text: "edited", modules: {}, pages: [] };';
    const dist = await fakeBuild(blog());
    const former = integrityOf(await readFile(path.join(dist, 'server/remote.js')));
    const file = path.join(dist, 'release.json');
    await writeFile(path.join(dist, 'server/remote.js'), code);
    await writeFile(file, (await readFile(file, 'utf8')).replace(former, integrityOf(code)));
    expect(await publish(site, dist, true)).toMatchObject({ changed: true });
  });
});

it('every rule is applied to an edit of what is live', async () => {
  const site = await liveSite();
  await expectUnchanged(site, async () => {
    const dist = await editedPages((pages) => pages.map((page) => ({ ...page, description: 'Too short' })));
    await expect(publish(site, dist)).rejects.toThrow('has a description of 9 characters');
  });
});
