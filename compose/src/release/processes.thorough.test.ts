/** Tests that need real processes: a fake remote's server build runs while the site is being composed. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortVersion } from '../store/versions.ts';
import { type FakePackage, fakeBuild } from '../testing/fakePackage.ts';
import { blog, contentsBelow, guides, livePage, liveSite, release, standing } from '../testing/fakeSite.ts';
import { runScript } from '../testing/runProcess.ts';

/** A server build that signals when it is loaded, and holds composing up until it is told to go on. */
const waiting = (signs: { inside: string; goOn: string }, { name, text }: FakePackage) => `
import { existsSync, writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(signs.inside)}, '');
while (!existsSync(${JSON.stringify(signs.goOn)})) await new Promise((resolve) => setTimeout(resolve, 20));
export default ${JSON.stringify({ name, text, modules: {}, pages: [] })};`;

describe('processes', () => {
  it('a killed release leaves the site whole, and the next one takes over its lock', async () => {
    const site = await liveSite();
    const before = await standing(site);
    const files = { 'server/remote.js': 'process.kill(process.pid, "SIGKILL");' };
    const dist = await fakeBuild(blog('new', { files }));
    const { signal } = await runScript('testing/publishProcess.ts', [site.root, dist]);
    expect(signal).toBe('SIGKILL');
    expect(await standing(site)).toEqual(before);
    await release(site, blog('newer'));
    expect(await livePage(site, 'blogs/index.html')).toContain('newer');
  });

  it('two releases at the same time take turns, and both go live', async () => {
    const site = await liveSite();
    const root = site.root;
    const signs = { inside: path.join(root, 'inside'), goOn: path.join(root, 'go-on') };
    const article = blog('new articles');
    const slow = await fakeBuild({ ...article, files: { 'server/remote.js': waiting(signs, article) } });
    const quick = await fakeBuild(guides('new guides'));

    const first = runScript('testing/publishProcess.ts', [root, slow]);
    await expect.poll(() => existsSync(signs.inside)).toBe(true);
    let told = '';
    const second = runScript('testing/publishProcess.ts', [root, quick], {}, (output) => {
      told = output;
    });
    await expect.poll(() => told).toContain('waiting for another command to end');
    expect(told).toMatch(/release of remote-blog \(process \d+\)/);
    writeFileSync(signs.goOn, '');

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
