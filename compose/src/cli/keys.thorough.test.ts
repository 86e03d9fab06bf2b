/** Each environment's keys can do all that its commands need, and nothing else (docs/policies/). */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Environment } from '../environments.ts';
import { publishReleases } from '../release/publishReleases.ts';
import type { Site } from '../store/openSite.ts';
import { removeOldPreviews, removePreview } from '../store/previews.ts';
import { readRegistry } from '../store/registry.ts';
import { cephIsMissing, startCephServer } from '../testing/cephServer.ts';
import { blog, guides, livePage, release, shell, store } from '../testing/fakeSite.ts';
import { bucketWithPolicies, namedBucket, putOver } from '../testing/machines.ts';
import { type KeySet, keySets, policyOf } from '../testing/policies.ts';
import { type S3Server, startS3Server } from '../testing/s3Server.ts';
import { followStore } from './compose.ts';
import { liveIn } from './promote.ts';

interface Service {
  start: () => Promise<S3Server>;
  missing?: string | undefined;
  /** Actions that its policies can't forbid. */
  alsoAllows: string[];
}

const services: Record<string, Service> = {
  'a bucket': { start: startS3Server, alsoAllows: [] },
  // Ceph 16 takes a condition that it does not know for one that is met.
  'a bucket of Ceph': { start: startCephServer, missing: cephIsMissing, alsoAllows: ['replace a release'] },
};

const environmentOf: Record<KeySet, Environment> = {
  preview: 'preview/pr-1',
  staging: 'staging',
  production: 'production',
};

const objects = {
  'a release': 'releases/remote-blog/0123/browser/page.js',
  'a preview': 'preview/pr-1/live.json',
  staging: 'staging/live.json',
  production: 'live.json',
  'the rest': 'another.json',
};

/** All that each set of keys may do. To add is to put an object beside the one that is there. */
const rights: Record<KeySet, string[]> = {
  preview: ['add a release', 'add a preview', 'replace a preview', 'delete a preview'],
  staging: ['add a release', 'replace staging'],
  production: ['delete a release', 'replace production'],
};

const promote = async (site: Site, from: Site, ...names: string[]) =>
  publishReleases(site, await liveIn(from, names), { doing: 'promotion' });

describe.each(Object.entries(services))('the keys of %s', (_kind, { start, missing, alsoAllows }) => {
  if (missing !== undefined) return it.skip(missing);
  let server: S3Server;
  beforeAll(async () => {
    server = await start();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => server.close());

  it('suffice to bring a change from a preview to production', async () => {
    const open = await bucketWithPolicies(server);
    const owner = await open('production');
    await release(owner, shell(), blog(), guides());
    const forgotten = (await store(owner, blog('never live'))).release.version;
    // A machine without copies lists only what is in the bucket.
    const { store: bucket } = await open('production');
    const versions = async () => (await bucket.list('releases/remote-blog')).map(({ name }) => name);
    const now = Date.now() + 25 * 3600_000;
    vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });

    const preview = await open('preview/pr-1', 'preview');
    await release(preview, blog('new'));
    await release(preview, blog('newer'));
    expect(await livePage(preview, 'blogs/index.html')).toContain('newer');
    await removePreview(preview, {});
    const staging = await open('staging', 'staging');
    await release(staging, blog('newer'));
    await release(staging, shell('next frame'));
    expect(await versions()).toContain(forgotten);

    const production = await open('production', 'production');
    await promote(production, staging, 'remote-blog', 'shell');
    expect(await versions()).not.toContain(forgotten);
    // In Ceph an object is its writer's, so that not even the bucket's owner may read it without a policy.
    const follower = await open('production', 'staging');
    await followStore(follower);
    expect(await livePage(follower, 'blogs/index.html')).toContain('newer');
    expect(await livePage(follower, 'index.html')).toContain('next frame');
    if ('written' in server) expect([...(server.written as Set<string>)].sort()).toEqual(grantedRights());
  });

  it('that are for production delete no old preview, and those for previews do', async () => {
    const open = await bucketWithPolicies(server);
    const owner = await open('production');
    await release(owner, shell(), blog());
    const preview = await open('preview/pr-1', 'preview');
    await release(preview, blog('new'));
    const later = new Date(Date.now() + 15 * 24 * 3600_000);
    await removeOldPreviews(await open('production', 'production'), later);
    expect((await readRegistry(preview)).live).not.toEqual((await readRegistry(owner)).live);
    await removeOldPreviews(await open('preview/pr-2', 'preview'), later);
    expect((await readRegistry(preview)).live).toEqual((await readRegistry(owner)).live);
  });

  it('that may not delete a damaged file name it in a sentence, and the owner’s keys replace it', async () => {
    const open = await bucketWithPolicies(server);
    const owner = await open('production');
    await release(owner, shell(), blog());
    const { version } = (await store(owner, blog('new'))).release;
    vi.stubEnv('AWS_ACCESS_KEY_ID', server.env.AWS_ACCESS_KEY_ID);
    await putOver(namedBucket(), `releases/remote-blog/${version}/server/remote.js`, 'evil');
    const staging = await open('staging', 'staging');
    await expect(release(staging, blog('new'))).rejects.toThrow(
      /server\/remote\.js is damaged, and these credentials may not delete it: delete it with others that may/,
    );
    await release(owner, blog('new'));
    await release(staging, blog('new'));
    expect(await livePage(staging, 'blogs/index.html')).toContain('new');
  });

  it.each(keySets)('for %s have exactly the rights of the list', async (keys) => {
    const open = await bucketWithPolicies(server);
    await open('production');
    const ownersBucket = namedBucket();
    for (const key of Object.values(objects)) await ownersBucket.put(key, 'there', undefined);
    await open(environmentOf[keys], keys);
    const bucket = namedBucket();
    const done: string[] = [];
    for (const [name, key] of Object.entries(objects)) {
      const note = async (what: string, work: Promise<unknown>) => {
        const refused = await work.then(
          () => false,
          (error) => error.code === 'AccessDenied',
        );
        if (!refused) done.push(`${what} ${name}`);
      };
      const tag = (await bucket.get(key))?.tag;
      await note('add', bucket.put(`${key}.new`, 'new', undefined));
      await note('replace', bucket.put(key, 'other', tag));
      await note('delete', bucket.delete(key));
    }
    expect(done.filter((what) => !alsoAllows.includes(what))).toEqual(rights[keys]);
  });
});

/** The rights to write that the policies give, as the bucket records their use. */
const grantedRights = () =>
  keySets
    .flatMap((keys) =>
      policyOf(keys, 'releases').flatMap(({ Sid, Action }) =>
        Action.map((action) => `${keys} ${Sid} ${action}`),
      ),
    )
    .filter((right) => !/s3:(Get|List)/.test(right))
    .sort();
