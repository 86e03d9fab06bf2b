/** Faults of the disk: a command is refused in a sentence or done, and what is live stays whole. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Site } from '../releases/openSite.ts';
import { contentsBelow, guides, livePage, liveSite, store } from '../testing/fakeSite.ts';
import { followStore } from './compose.ts';
import { publishReleases } from './publishReleases.ts';
import { verify } from './verify.ts';

const noFaults: string[] = [];
const cli = path.resolve(import.meta.dirname, './compose.ts');

/** Runs `pnpm compose` as a user to whom file permissions apply. */
async function compose({ root }: Site) {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', cli], {
    cwd: path.dirname(cli),
    env: { PATH: process.env.PATH, SITE_ROOT: root, RELEASE_OWNERS: 'none' },
    ...(process.getuid?.() === 0 ? { uid: 65534 } : {}),
  });
  const streams = [child.stdout, child.stderr].map((stream) => text(stream));
  const [[code], ...said] = await Promise.all([once(child, 'close'), ...streams]);
  return { code, said: said.join('') };
}

describe('on a disk that', () => {
  it('is read-only, compose is refused in a sentence, and the site stays', async () => {
    const site = await liveSite();
    const seen = await contentsBelow(site.current);
    const text = await readFile(path.join(site.root, 'live.json'), 'utf8');
    await writeFile(path.join(site.root, 'live.json'), text.replace(/\}\s*$/, ',"redirects":{"/old":"/"}}'));
    for (const folder of [site.root, site.sites]) await chmod(folder, 0o555);
    const { code, said } = await compose(site);
    expect(said.trim()).toMatch(/^.+ can't be written \(EACCES\): make room or give access.*$/);
    expect(code).toBe(3);
    for (const folder of [site.root, site.sites]) await chmod(folder, 0o777);
    expect(await contentsBelow(site.current)).toEqual(seen);
    // Without the fault, compose does its work.
    await followStore(site);
    expect(await livePage(site, 'old/index.html')).toContain('This page has moved');
    expect((await verify(site)).faults).toEqual(noFaults);
  });
});

describe('a release during which live.json', () => {
  const during = async (site: Site, edit: (before: string) => Promise<unknown>) => {
    const stored = await store(site, guides('new'));
    let edited = false;
    const tryPages = async () => {
      if (!edited) await edit(await readFile(path.join(site.root, 'live.json'), 'utf8'));
      edited = true;
    };
    return publishReleases(site, [stored], { doing: 'release', tryPages });
  };

  it('is changed by another program keeps both changes', async () => {
    const site = await liveSite();
    await during(site, (text) =>
      writeFile(path.join(site.root, 'live.json'), text.replace(/\}\s*$/, ',"redirects":{"/old":"/"}}')),
    );
    expect(await livePage(site, 'study-in-japan/index.html')).toContain('new');
    expect(await livePage(site, 'old/index.html')).toContain('This page has moved');
    expect((await verify(site)).faults).toEqual(noFaults);
  });

  it.each([
    ['deleted', (file: string) => rm(file), /No release of the shell is live/],
    ['cut short', (file: string) => writeFile(file, '{'), /live\.json is not valid JSON/],
  ])('is %s is refused, and visitors see what they saw', async (_, edit, sentence) => {
    const site = await liveSite();
    const seen = await contentsBelow(site.current);
    const text = await readFile(path.join(site.root, 'live.json'), 'utf8');
    await expect(during(site, () => edit(path.join(site.root, 'live.json')))).rejects.toThrow(sentence);
    expect(await contentsBelow(site.current)).toEqual(seen);
    await writeFile(path.join(site.root, 'live.json'), text);
    expect((await verify(site)).faults).toEqual(noFaults);
  });
});
