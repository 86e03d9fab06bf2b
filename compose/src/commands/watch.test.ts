import { expect, test } from 'vitest';
import type { CountsByVersion } from '../health/readCounts.ts';
import { readRegistry } from '../store/registry.ts';
import { blog, liveSite, release } from '../testing/fakeSite.ts';
import { createWatcher } from './watch.ts';

/** A site whose second version of the blog fails in every visit, and what the watch reports in an hour. */
async function watchedSite({ dryRun = false, read }: { dryRun?: boolean; read?: () => never } = {}) {
  const site = await liveSite();
  const { live: former } = await readRegistry(site);
  await release(site, blog('new'));
  const { live } = await readRegistry(site);
  const said: string[] = [];
  let minute = 0;
  const counts = (): CountsByVersion => {
    const versions = [
      [former['remote-blog'] ?? '', { visits: 1_000, errors: 2 }],
      [live['remote-blog'] ?? '', { visits: minute * 50, errors: minute * 50 }],
    ] as const;
    return new Map([['remote-blog', new Map(versions)]]);
  };
  const rules = { times: 3, minutes: 10, visits: 100, addresses: [], dryRun };
  const look = createWatcher(site, {
    ...rules,
    say: (sentence) => said.push(sentence),
    read: async () => read?.() ?? counts(),
  });
  for (; minute < 60; minute += 1) await look(new Date(minute * 60_000));
  return { site, said, former: former['remote-blog'], bad: live['remote-blog'] };
}

test('a remote that fails is rolled back once, and the rollback is reported', async () => {
  const { site, said, former, bad } = await watchedSite();
  expect((await readRegistry(site)).live['remote-blog']).toBe(former);
  expect(said).toEqual([
    `remote-blog ${bad} fails 1000.0 times in 1,000 visits, ${former} before it 2.0: rolling it back.`,
    `remote-blog ${former} is live again; ${bad} is left out of builds until it is released again.`,
  ]);
});

test('a dry run only reports the rollback', async () => {
  const { site, said, bad } = await watchedSite({ dryRun: true });
  expect((await readRegistry(site)).live['remote-blog']).toBe(bad);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/it would be rolled back\.$/);
});

test('missing metrics are reported, and the watch continues', async () => {
  const { said } = await watchedSite({
    read: () => {
      throw new Error('no metrics');
    },
  });
  expect(said).toHaveLength(60);
  expect(said[0]).toBe('no metrics');
});
