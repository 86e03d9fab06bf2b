/** Tests that need real processes; a release that is killed: ../trial/refusedRelease.thorough.test.ts. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortVersion } from '../store/versions.ts';
import { fakeBuild } from '../testing/fakePackage.ts';
import { blog, contentsBelow, guides, livePage, liveSite, release } from '../testing/fakeSite.ts';
import { runScript } from '../testing/runProcess.ts';

/** Files by which a process tells that it has composed the next site, and is told to make it live. */
const signsIn = (root: string) => [path.join(root, 'inside'), path.join(root, 'go-on')] as const;

describe('processes', () => {
  it('two releases at the same time take turns, and both go live', async () => {
    const site = await liveSite();
    const root = site.root;
    const signs = signsIn(root);
    const slow = await fakeBuild(blog('new articles'));
    const quick = await fakeBuild(guides('new guides'));

    const first = runScript('testing/publishProcess.ts', [root, slow, ...signs]);
    await expect.poll(() => existsSync(signs[0])).toBe(true);
    let told = '';
    const second = runScript('testing/publishProcess.ts', [root, quick], {}, (output) => {
      told = output;
    });
    await expect.poll(() => told).toContain('waiting for another command to end');
    expect(told).toMatch(/release of remote-blog \(process \d+\)/);
    writeFileSync(signs[1], '');

    const ended = await Promise.all([first, second]);
    expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(await livePage(site, 'blogs/index.html')).toContain('new articles');
    expect(await livePage(site, 'study-in-japan/index.html')).toContain('new guides');
  });
});

describe('the commands', () => {
  it('list what is live, roll back, and refuse in one sentence with exit code 1', async () => {
    const site = await liveSite();
    const env = { SITE_ROOT: site.root };
    const before = await contentsBelow(site.current);
    const { before: first } = await release(site, blog('new'));
    const former = shortVersion(first.live['remote-blog'] ?? '');

    const back = await runScript('cli/rollback.ts', ['remote-blog'], env);
    expect(back.stderr).toBe('');
    expect(back.stdout).toMatch(new RegExp(`^remote-blog ${former} is live, in place of \\w+ \\(.* s\\)`));
    expect(back.stdout).toContain('2 of 6 pages written: /blogs, /blogs/first');
    const pages = Object.entries(before).filter(([file]) => file.endsWith('.html'));
    expect(await contentsBelow(site.current)).toMatchObject(Object.fromEntries(pages));

    const list = await runScript('cli/releases.ts', ['remote-blog'], env);
    expect(list.stdout).toMatch(
      new RegExp(`${former}  .* UTC  live .*kB.*, 2 pages\n +/blogs, /blogs/first`),
    );
    expect(list.stdout).toMatch(/UTC {2}rolled back/);

    const refused = await runScript('cli/rollback.ts', ['remote-blog', 'abc'], env);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      new RegExp(
        `^\n"abc" does not match exactly one kept version of remote-blog: name one of ${former} \\(live\\), \\w+\\.\n\n$`,
      ),
    );
  });
});
