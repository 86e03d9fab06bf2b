/** One bucket, several machines: each has a site of its own, and all follow one registry. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishReleases } from '../release/publishReleases.ts';
import { openSite, type Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import type { FakePackage } from '../testing/fakePackage.ts';
import {
  blog,
  contentsBelow,
  filesBelow,
  guides,
  livePage,
  release,
  shell,
  store,
} from '../testing/fakeSite.ts';
import { sharingBucket } from '../testing/machines.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { runScript } from '../testing/runProcess.ts';
import { type FakeS3Server, startS3Server } from '../testing/s3Server.ts';
import { followStore } from './compose.ts';
import { rollback } from './rollback.ts';

let server: FakeS3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterEach(() => {
  server.losesAnswer = () => false;
  vi.useRealTimers();
});
afterAll(() => server.close());

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

describe('two machines', () => {
  it('have the same site, byte for byte, after releases and a rollback on one of them', async () => {
    const [one, other] = await machines();
    const first = await contentsBelow(one.current);
    await followStore(other);
    expect(await contentsBelow(other.current)).toEqual(first);

    await release(one, blog('new'));
    await followStore(other);
    expect(await livePage(other, 'blogs/index.html')).toContain('new');
    expect(await contentsBelow(other.current)).toEqual(await contentsBelow(one.current));

    await rollback(one, 'remote-blog', undefined, { doing: 'rollback' });
    await followStore(other);
    expect(await contentsBelow(other.current)).toEqual(await contentsBelow(one.current));
    expect(await contentsBelow(other.current)).toMatchObject(
      Object.fromEntries(Object.entries(first).filter(([file]) => file.endsWith('.html'))),
    );
  });

  it('can roll back each other’s releases', async () => {
    const [one, other] = await machines();
    await release(one, blog('bad'));
    await rollback(other, 'remote-blog', undefined, { doing: 'rollback' });
    expect(await livePage(other, 'blogs/index.html')).toContain('articles');
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

  it('give up a release when the registry has changed at each of its attempts', async () => {
    const [one, other] = await machines();
    const before = await contentsBelow(one.current);
    let count = 0;
    const late = releaseWhile(one, blog('late'), () => release(other, guides(`guides ${count++}`)));
    await expect(late).rejects.toThrow(
      'Other machines have changed what is live 5 times during this release of remote-blog: run it again.',
    );
    expect(await contentsBelow(one.current)).toEqual(before);
    expect((await readRegistry(one)).history['remote-blog']).toHaveLength(1);
  });

  it('delete releases that no registry names, in the bucket by releasing and among their copies by following', async () => {
    const [one, other] = await machines();
    const { release: orphan } = await store(one, blog('never live'));
    const prefix = `releases/remote-blog/${orphan.version}`;
    await other.store.checkout(prefix);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });
    const versions = async ({ store: kept }: Pick<Site, 'store'>) =>
      (await kept.list('releases/remote-blog')).map(({ name }) => name);
    await followStore(other);
    expect(await filesBelow(path.join(other.root, prefix))).toEqual({});
    expect(await versions(one)).toContain(orphan.version);
    await release(one, blog('new'));
    expect(await versions(one)).not.toContain(orphan.version);
    expect(await versions(other)).toHaveLength(2);
  });
});

describe('a bucket', () => {
  it('is changed once even if its answer is lost', async () => {
    const [one] = await machines();
    await release(one, blog('second'));
    await release(one, blog('third'));
    let lost = 0;
    server.losesAnswer = (method, url) => {
      if (method !== 'PUT' || !url.includes('live.json')) return false;
      lost += 1;
      return lost === 1;
    };
    await rollback(one, 'remote-blog', undefined, { doing: 'rollback' });
    expect(lost).toBe(2);
    expect(await livePage(one, 'blogs/index.html')).toContain('second');
  });

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
      const before = await filesBelow(current);
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      expect(await refusalOf(() => release(openSite(root), blog('new')))).toMatch(sentence);
      expect(await filesBelow(current)).toEqual(before);
    },
  );

  it.each([
    'releases',
    's3://',
    's3://UPPER',
    's3://bucket//x',
    's3://bucket/../x',
    'https://bucket.example',
  ])('is refused by the name %s', (address) => {
    vi.stubEnv('RELEASE_STORE', address);
    expect(() => openSite('/nowhere')).toThrow(
      `RELEASE_STORE is "${address}": make it s3://bucket or s3://bucket/prefix, or leave it out for a folder.`,
    );
  });
});

it('`pnpm compose` follows the bucket, and says what it wrote or that the site is up to date', async () => {
  const [one, other] = await machines();
  const env = { SITE_ROOT: other.root };
  const first = await runScript('cli/compose.ts', [], env);
  expect([first.stderr, first.stdout]).toEqual([
    '',
    expect.stringMatching(/^6 of 6 pages written: .* s\)\.\n$/),
  ]);
  expect(await readFile(path.join(other.current, 'index.html'))).toEqual(
    await readFile(path.join(one.current, 'index.html')),
  );
  const again = await runScript('cli/compose.ts', [], env);
  expect([again.stderr, again.stdout]).toEqual([
    '',
    expect.stringMatching(/^The live site is up to date \(.* s\)\.\n$/),
  ]);
  const refused = await runScript('cli/compose.ts', [], { ...env, AWS_ACCESS_KEY_ID: 'another' });
  expect(refused.code).toBe(3);
  expect(refused.stderr).toMatch(/^\ns3:.* refuses these credentials \(InvalidAccessKeyId\): .*\n\n$/);
});
