import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import { createServer } from 'vite';
import { expect, test } from '../test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const root = path.resolve(import.meta.dirname, '../../shared/design/src/catalogue');

test('every example of every component can be read in light and in dark', async ({ page }) => {
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false },
  });
  try {
    await server.listen();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await expect(page.locator('[data-example] [data-scheme=dark]').first()).toBeVisible({ timeout: 180_000 });
    await page.evaluate(axe);
    const { violations, passes } = await page.evaluate(
      (): Promise<AxeResults> =>
        (window as unknown as { axe: typeof import('axe-core') }).axe.run('[data-example]', {
          runOnly: ['color-contrast'],
        }),
    );
    const found = violations.flatMap(({ nodes }) => nodes.map(({ html, target }) => `${target}: ${html}`));
    expect(found).toEqual([]);
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(100);
  } finally {
    await server.close();
  }
});
