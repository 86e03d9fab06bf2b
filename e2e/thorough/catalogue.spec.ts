import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from '../test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const root = path.resolve(import.meta.dirname, '../../shared/design/src/catalogue');

// The tests run in one worker, which starts the server once.
test.describe.configure({ mode: 'default' });
let server: ViteDevServer;
test.beforeAll(async () => {
  server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false },
  });
  await server.listen();
});
test.afterAll(() => server.close());

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await expect(page.locator('[data-example]').first()).toBeVisible({ timeout: 180_000 });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`no example of a component has a fault that axe finds in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe);
    const { violations, passes } = await page.evaluate(
      (): Promise<AxeResults> =>
        (window as unknown as { axe: typeof import('axe-core') }).axe.run('[data-example]', {
          // These concern a page, on which each part stands once.
          rules: Object.fromEntries(
            ['heading-order', 'landmark-unique', 'duplicate-id-aria'].map((id) => [id, { enabled: false }]),
          ),
        }),
    );
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}, ${target}: ${html}`),
    );
    expect(found).toEqual([]);
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(100);
  });

test('every component has examples, and so have the carousel and the toasts', async ({ page }) => {
  const files = readdirSync(path.join(root, '../components'), { recursive: true, encoding: 'utf8' });
  const components = files.flatMap((file) => /^(\w+)\/[A-Z]\w+\.tsx$/.exec(file)?.[1] ?? []);
  for (const name of new Set([...components, 'carousel', 'toasts']))
    await expect(page.locator(`#${name} [data-example]`).first(), name).toBeAttached();
});

/** Run in a page: the words of drawings that are cut off at the plot's edge, or lie on other words of the drawing. */
function faultyWords(drawings: Element[]): string[] {
  return drawings.flatMap((drawing) => {
    const edge = drawing.getBoundingClientRect();
    const words = [...drawing.querySelectorAll('*')].flatMap((element) => {
      const [text] = element.childNodes;
      if (text?.nodeType !== Node.TEXT_NODE || getComputedStyle(element).visibility === 'hidden') return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [{ text: text.textContent, box: range.getBoundingClientRect() }];
    });
    return words.flatMap(({ text, box }, index) => {
      const cut = box.left < edge.left - 1 || box.right > edge.right + 1;
      const covered = words
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top + 3 < other.bottom &&
            other.top + 3 < box.bottom,
        );
      return [
        ...(cut ? [`${text} is cut off`] : []),
        ...covered.map((other) => `${text} lies on ${other.text}`),
      ];
    });
  });
}

test('plots fit every screen from 320 px, and none of their words lies on another', async ({ page }) => {
  const drawings = page.locator('#Plot figure > [aria-hidden]');
  for (const width of [320, 360, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await drawings.evaluateAll(faultyWords), `${width} px`).toEqual([]);
    const wider = await page
      .locator('#Plot figure')
      .evaluateAll((figures) =>
        figures
          .filter((figure) => figure.scrollWidth > figure.clientWidth)
          .map((figure) => figure.textContent),
      );
    expect(wider, `${width} px`).toEqual([]);
  }
  expect(await drawings.count()).toBeGreaterThan(4);
});
