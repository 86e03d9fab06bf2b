import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@sayapatri/contract/release/files';
import { projectRoot } from 'compose/paths';
import { publishReleases } from 'compose/publish';
import { storeRelease } from 'compose/releases';
import { openSite, type Site } from 'compose/site';
import { timeCommand } from './measure.ts';

/**
 * Milliseconds to compose `count` copies of the site's own eight guides in its own shell, 61 kB of HTML on average:
 * rendering, writing and compressing all of them. `site` already has all packages.
 */
async function timeCompose(site: Site, count: number): Promise<number> {
  const dist = await generatedGuides(count);
  const stored = await storeRelease(site, dist);
  await rm(dist, { recursive: true });
  const start = performance.now();
  // Warnings are ignored: the largest guides may exceed the size limit under a longer address.
  await publishReleases(site, [stored], { onWarning: () => {} });
  return performance.now() - start;
}

/** Prints what each additional page costs as the site grows; a ratio of 1 between the two steps means linear. */
export async function composeScaling(): Promise<void> {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  try {
    await timeCommand(siteRoot, 'src/cli/build.ts');
    const compose = (count: number) => timeCompose(openSite(siteRoot), count);
    await compose(1);
    const few = await compose(24);
    const some = await compose(240);
    const many = await compose(2400);
    const second = (many - some) / (2400 - 240);
    const first = (some - few) / (240 - 24);
    const each = [few / 24, some / 240, many / 2400].map((milliseconds) => milliseconds.toFixed(1));
    console.log(`compose, 24, 240 and 2,400 pages: ${each.join(', ')} ms a page`);
    console.log(
      `compose, each page more: ${first.toFixed(1)} ms up to 240, ${second.toFixed(1)} ms up to 2,400, ${(second / first).toFixed(2)} ×`,
    );
  } finally {
    await rm(siteRoot, { recursive: true, force: true });
  }
}

/**
 * Copies the built remote-destinations into a build of `count` pages, which repeat its guides; returns the folder of
 * that build.
 */
async function generatedGuides(count: number): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'bench-guides-'));
  await cp(path.join(projectRoot, 'remote-destinations/dist'), dist, { recursive: true });
  const file = (name: string) => path.join(dist, name);
  const name = 'remote-generated';
  await rename(file('server/remote.js'), file('server/guides.js'));
  await writeFile(
    file('server/remote.js'),
    `import guides from './guides.js';
const pages = Array.from({ length: ${count} }, (_, index) => ({
  ...guides.pages[index % guides.pages.length], path: '/generated-' + index,
}));
export default { ...guides, name: '${name}', pages };`,
  );
  const release = JSON.parse(await readFile(file('release.json'), 'utf8'));
  const guides = release.pages;
  Object.assign(release, {
    name,
    pages: Array.from({ length: count }, (_, index) => ({
      ...guides[index % guides.length],
      path: `/generated-${index}`,
      nav: undefined,
    })),
  });
  for (const added of ['server/remote.js', 'server/guides.js']) {
    const content = await readFile(file(added));
    release.files[added] = { size: content.length, integrity: integrityOf(content) };
  }
  await writeFile(file('release.json'), JSON.stringify(release));
  return dist;
}
