import { cp, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@sayapatri/contract/release/integrity';
import { projectRoot } from 'compose/paths';

/**
 * Copies the built remote-destinations into a build of `count` pages, which repeat its guides; returns the folder of
 * that build.
 */
export async function generatedGuides(count: number): Promise<string> {
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
