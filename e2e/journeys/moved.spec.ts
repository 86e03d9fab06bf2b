/** A page that has moved may take its address back: no browser keeps the redirect without asking again. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { startServer } from '../startServer.ts';
import { expect, test } from '../test.ts';

const [one, two] = ['/blogs/securing-your-future', '/blogs/unlocking-opportunities'] as const;

test('a move that is undone, and then turned round, is followed in the same browser', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moved-'));
  const site = path.join(folder, 'site');
  cpSync(sitePaths().current, site, { recursive: true, dereference: true });
  const server = await startServer({ SITE_DIR: site, DATA_DIR: path.join(folder, 'data') });
  const move = (from: string, to: string) => writeFileSync(path.join(site, from, '.moved'), to);
  const undo = (from: string) => rmSync(path.join(site, from, '.moved'));
  const visit = async (address: string) => {
    await page.goto(`${server.url}/about`);
    await page.goto(server.url + address);
    return new URL(page.url()).pathname;
  };

  move(one, two);
  expect(await visit(one)).toBe(two);
  undo(one);
  expect(await visit(one)).toBe(one);
  move(two, one);
  expect([await visit(two), await visit(one)]).toEqual([one, one]);

  server.process.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('the old address of the page about marks leads below the check, with the answers', async ({ page }) => {
  await page.goto('/plan/marks?country=uk');
  await expect(page).toHaveURL('/plan/check?country=uk#marks');
  await expect(page.getByRole('heading', { name: 'What your marks count for' })).toBeInViewport();
});

test('the score converter’s old address leads to its part of the page about the tests, with the score', async ({
  page,
}) => {
  await page.goto('/plan/scores?test=pte&score=58');
  await expect(page).toHaveURL('/ielts-pte?test=pte&score=58#scores');
  await expect(page.getByText('PTE Academic 58 is about the same as:')).toBeInViewport();
});
