import { once } from 'node:events';
import path from 'node:path';
import { startServer } from '../startServer.ts';
import { hydrated } from '../test.ts';
import { difference, expect, test } from './test.ts';

const same = { added: [], changed: [], removed: [] };

test('a preview shows a change, and its promotion makes it live', async ({ page, site, workspace }) => {
  const run = async (command: string, ...args: string[]) => {
    const ended = await site.run(command, ...args);
    expect(ended, `${command} ${args.join(' ')}`).toMatchObject({ code: 0, stderr: '' });
    return ended.stdout;
  };
  const before = await site.served();
  const article = '/blogs/securing-your-future';
  const band = (text: string) => page.getByRole('main').getByRole('link', { name: text });
  await workspace.replace('remote-blog/src/content/articleTexts.ts', 'Contact Us Now', 'Contact Us Today');

  await test.step('a preview shows the change in a whole site, under a bar', async () => {
    expect(await run('release', 'remote-blog', '--to', 'preview/new-words')).toContain(
      'is live in preview/new-words',
    );
    const preview = await startServer(
      {
        SITE_DIR: path.join(site.root, 'preview/new-words/current'),
        DATA_DIR: path.join(site.root, '../preview-data'),
      },
      workspace.root,
    );
    await page.goto(preview.url + article);
    await hydrated(page);
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toHaveText('Preview new-words, not the live site: with remote-blog');
    await expect(band('Contact Us Today')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    // A link to another package's page: the document stays, and so does the bar.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(`${preview.url}/about`);
    await expect(bar).toBeVisible();
    // Otherwise the page would still prefetch from the server that ends.
    await page.goto('about:blank');
    preview.process.kill('SIGTERM');
    await once(preview.process, 'exit');
    expect(difference(before, await site.served())).toEqual(same);
  });

  await test.step('promotion makes the very same release live, without a build', async () => {
    // A build would fail now.
    await workspace.write('remote-blog/src/remote.tsx', 'no code at all');
    const promoted = await run('promote', 'remote-blog', '--from', 'preview/new-words');
    expect(promoted).toMatch(/^remote-blog \w+ is live, in place of \w+ \(/);
    expect(await run('retire', 'preview/new-words')).toBe('preview/new-words is deleted.\n');
    await page.goto(article);
    await expect(band('Contact Us Today')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});
