import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FederationManifest } from '@sayapatri/contract/bootstrap';
import { buildInto } from '../buildInto.ts';
import { expect, hydrated, test } from '../test.ts';

const built = mkdtempSync(path.join(tmpdir(), 'stock-remote-'));
test.beforeAll(() => buildInto(built, 'stockRemote'));
test.afterAll(() => rmSync(built, { recursive: true }));

test('the shell shows a page of a remote that the federation plugin has built with its own settings', async ({
  page,
}) => {
  await page.route('**/stock/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/stock/', '');
    return route.fulfill({ path: path.join(built, file) });
  });
  await page.route('**/federation-manifest.json', async (route) => {
    const manifest: FederationManifest = await (await route.fetch()).json();
    const remote = {
      entry: '/stock/remoteEntry.js',
      entryFiles: {},
      pages: { '/ielts-pte': {} },
      widgets: {},
    };
    await route.fulfill({ json: { packages: { ...manifest.packages, 'remote-test-prep': remote } } });
  });
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'IELTS and PTE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A stock remote at /ielts-pte');
  const button = page.getByRole('button', { name: 'Pressed' });
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
});
