/** Releases that strangers might make, by mistake or on purpose: each rule's sentence, and what comes close and passes. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { withLive } from '../store/registryChanges.ts';
import { storeRelease } from '../store/releases.ts';
import { type FakePackage, fakeBuild } from '../testing/fakePackage.ts';
import { blog, liveSite, release, store } from '../testing/fakeSite.ts';
import { badBuilds } from './badBuilds.fixture.ts';
import { badHtml } from './badHtml.fixture.ts';
import { registryFaults, releaseFaults } from './gate.ts';
import { publishReleases } from './publishReleases.ts';

describe('the HTML of a page is refused for', () => {
  const rows = Object.entries(badHtml);
  const pathOf = (at: number, kind: string) => `/blogs/${kind}-${at}`;
  /** All faults of one release whose pages are the rows, by path. */
  const faults = new Map<string, string[]>();

  beforeAll(async () => {
    const html = rows.flatMap(([, { bad, good }], at) => [
      [pathOf(at, 'bad'), bad],
      [pathOf(at, 'good'), good],
    ]);
    const pages = html.map(([path = '']) => ({ path }));
    const tried = blog('new', {
      pages: [{ path: '/blogs' }, { path: '/blogs/first' }, ...pages],
      files: { 'browser/hill-12345678.svg': '<svg/>' },
      html: Object.fromEntries(html),
    });
    const site = await liveSite();
    const onWarning = (sentence: string) => {
      const [path = '', fault = ''] = sentence.split(' of remote-blog ');
      faults.set(path, [...(faults.get(path) ?? []), fault]);
    };
    await publishReleases(site, [await store(site, tried)], { doing: 'test', dryRun: true, onWarning });
  });

  it.each(rows.map(([name, row], at) => ({ name, row, at })))('$name', ({ row, at }) => {
    const found = faults.get(pathOf(at, 'bad')) ?? [];
    const told = typeof row.fault === 'string' ? row.fault : expect.stringMatching(row.fault);
    expect(found).toEqual(expect.arrayContaining([told]));
    expect(found.join()).not.toContain('\n');
    expect(faults.get(pathOf(at, 'good'))).toBeUndefined();
  });
});

/** Faults of a release that are found before anything is composed; the message where it can't be stored. */
async function earlyFaults(site: Site, fake: FakePackage): Promise<string[]> {
  const stored = await storeRelease(site, await fakeBuild(fake)).catch((error: Error) => error.message);
  if (typeof stored === 'string') return [stored];
  const before = await readRegistry(site);
  const { name, version } = stored.release;
  const next = withLive(before, name, version, new Date(), {});
  return [...(await releaseFaults(stored)), ...(await registryFaults(site, next, before, false))];
}

describe('a build is refused before anything is composed for', () => {
  let shared: Site;
  beforeAll(async () => {
    shared = await liveSite();
  });

  it.each(Object.entries(badBuilds))('%s', async (_name, { bad, sentence, good, before }) => {
    const site = before ? await liveSite() : shared;
    if (before) await release(site, ...before);
    const told = await earlyFaults(site, bad);
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
    for (const one of told) expect(one).toMatch(/^[^\n]+: [^\n]+\.$/);
    expect(await earlyFaults(site, good)).toEqual([]);
  });
});

describe('a page that loses', () => {
  const words = 'Study abroad from Nepal. '.repeat(20);
  const article = (text: string) => blog('new', { html: { '/blogs': text } });

  it.each([
    [
      'most of its text',
      `<p>${words.slice(0, 100)}</p>`,
      /^\/blogs of remote-blog would show visitors \d+ char/,
    ],
    [
      'all of its visible text',
      `<div hidden>${words}</div>`,
      /^\/blogs of remote-blog would show visitors \d+ char/,
    ],
  ])('%s is refused, unless --allow-less is given', async (_what, html, sentence) => {
    const site = await liveSite();
    await release(site, article(`<p>${words}</p>`));
    const publish = async (text: string, allowLess?: boolean) =>
      publishReleases(site, [await store(site, article(text))], { doing: 'test', allowLess, dryRun: true });
    await expect(publish(html)).rejects.toThrow(sentence);
    await expect(publish(html)).rejects.toThrow(/: restore them, or add --allow-less if that is meant\.$/);
    await expect(publish(html, true)).resolves.toMatchObject({ changed: true });
    await expect(publish(`<p>${words.slice(0, 250)}</p>`)).resolves.toMatchObject({ changed: true });
  });

  it('its place in search engines is refused, unless --allow-less is given', async () => {
    const site = await liveSite();
    const hidden = blog('new', { pages: [{ path: '/blogs', indexed: false }, { path: '/blogs/first' }] });
    const stored = [await store(site, hidden)];
    await expect(publishReleases(site, stored, { doing: 'test', dryRun: true })).rejects.toThrow(
      '/blogs of remote-blog has indexed: false, so it would leave search engines: take that out, or add',
    );
    const allowed = publishReleases(site, stored, { doing: 'test', dryRun: true, allowLess: true });
    await expect(allowed).resolves.toMatchObject({ changed: true });
  });
});

it('a page may not load a file that only a former version has', async () => {
  const site = await liveSite();
  const picture = '<img src="/_/remote-blog/hill-12345678.svg" alt="">';
  const withFile = blog('old', {
    files: { 'browser/hill-12345678.svg': '<svg/>' },
    html: { '/blogs': picture },
  });
  await release(site, withFile);
  await expect(release(site, blog('new', { html: { '/blogs': picture } }))).rejects.toThrow(
    '/blogs of remote-blog loads /_/remote-blog/hill-12345678.svg, which is no file of the site, so visitors see a gap',
  );
});

it('a dataset moves from one package to another in one release of both', async () => {
  const site = await liveSite();
  const giving = (name: 'remote-blog' | 'remote-chat', provides: string[]) => ({
    ...(name === 'remote-blog' ? blog('new') : { name, text: 'chat', pages: [] }),
    release: { provides },
  });
  await release(site, giving('remote-blog', ['glossary']));
  await expect(release(site, giving('remote-chat', ['glossary']))).rejects.toThrow(
    'remote-blog and remote-chat both provide the dataset glossary, so pages would show',
  );
  await release(site, giving('remote-blog', []), giving('remote-chat', ['glossary']));
});
