/** One bucket of Ceph, two machines: each has a site of its own, and both follow one registry. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSite, type Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { cephIsMissing, type S3Server, startCephServer } from '../testing/cephServer.ts';
import type { FakePackage } from '../testing/fakePackage.ts';
import { blog, contentsBelow, guides, livePage, release, shell, store } from '../testing/fakeSite.ts';
import { sharingBucket } from '../testing/machines.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { followStore } from './compose.ts';
import { publishReleases } from './publishReleases.ts';
import { rollback } from './rollback.ts';

let server: S3Server;
beforeAll(async () => {
  if (cephIsMissing === undefined) server = await startCephServer();
});
afterAll(() => server?.close());

/** Two machines, and a live site on the first. */
async function machines(): Promise<[Site, Site]> {
  const [one, other] = await sharingBucket(server);
  await release(one, shell(), blog(), guides());
  return [one, other];
}

/** Releases while `meanwhile` happens: after the site has been prepared, before the registry is written. */
async function releaseWhile(site: Site, fake: FakePackage, meanwhile: () => Promise<unknown>) {
  const stored = [await store(site, fake)];
  const tryPages = async () => void (await meanwhile());
  return publishReleases(site, stored, { doing: `release of ${fake.name}`, tryPages });
}

describe.skipIf(cephIsMissing)('two machines', () => {
  it('have the same site, byte for byte, after releases and a rollback on one of them', async () => {
    const [one, other] = await machines();
    const follow = async (articles: string) => {
      await followStore(other);
      expect(await livePage(other, 'blogs/index.html')).toContain(`<p>${articles}</p>`);
      expect(await contentsBelow(other.current)).toEqual(await contentsBelow(one.current));
    };
    await follow('articles');
    await release(one, blog('new'));
    await follow('new');
    await rollback(one, 'remote-blog', undefined, { doing: 'rollback' });
    await follow('articles');
  });

  it('can release at the same time, and both releases go live', async () => {
    const [one, other] = await machines();
    let released = false;
    const { before } = await releaseWhile(one, blog('new articles'), async () => {
      if (!released) await release(other, guides('new guides'));
      released = true;
    });
    expect(before.live['remote-destinations']).toBe((await readRegistry(other)).live['remote-destinations']);
    await followStore(other);
    for (const site of [one, other]) {
      expect(await livePage(site, 'blogs/index.html')).toContain('new articles');
      expect(await livePage(site, 'study-in-japan/index.html')).toContain('new guides');
    }
    expect(await contentsBelow(other.current)).toEqual(await contentsBelow(one.current));
  });
});

describe.skipIf(cephIsMissing)('a bucket', () => {
  const faults: Record<string, [env: Record<string, string | undefined>, sentence: RegExp]> = {
    'is not there': [
      { RELEASE_STORE: 's3://no-such-bucket/site' },
      /^s3:\/\/no-such-bucket\/site\/ is not there: create the bucket, or correct RELEASE_STORE\.$/,
    ],
    'refuses the credentials': [
      { AWS_ACCESS_KEY_ID: 'another' },
      /^s3:\/\/releases\/.* refuses these credentials \(InvalidAccessKeyId\): correct AWS_ACCESS_KEY_ID and/,
    ],
    'is out of reach': [
      { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' },
      /^s3:\/\/releases\/.* can't be reached \(ECONNREFUSED\): check the network and AWS_ENDPOINT_URL_S3/,
    ],
    'has no region': [
      { AWS_REGION: undefined, AWS_CONFIG_FILE: '/dev/null' },
      /needs a region: set AWS_REGION\.$/,
    ],
  };

  it.each(Object.entries(faults))(
    'that %s is named in a sentence, and the live site stays as it was',
    async (_what, [env, sentence]) => {
      const [{ root, current }] = await machines();
      const before = await contentsBelow(current);
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      expect(await refusalOf(() => release(openSite(root), blog('new')))).toMatch(sentence);
      expect(await contentsBelow(current)).toEqual(before);
    },
  );
});

it.each(['releases', 's3://', 's3://UPPER', 's3://bucket//x', 's3://bucket/../x', 'https://bucket.example'])(
  'a bucket is refused by the name %s',
  (address) => {
    vi.stubEnv('RELEASE_STORE', address);
    expect(() => openSite('/nowhere')).toThrow(
      `RELEASE_STORE is "${address}": make it s3://bucket or s3://bucket/prefix, or leave it out for a folder.`,
    );
  },
);
