/** Tests what surrounds the rules; pages.thorough.test.ts tests the rules themselves. */
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import { expect, it, vi } from 'vitest';
import { browserTrial, openStage, type Stage } from './browserTrial.ts';

/** Tries a site that is one document with this script. */
async function tryHome(stage: Stage, script: string, ruleMs?: number): Promise<void> {
  const folder = await folderWith({ 'index.html': `<!doctype html><script>${script}</script>` });
  await browserTrial(stage, { folder, pages: [], alike: [] }, ruleMs);
}

it('opens the home page where no page was rendered', async () => {
  const stage = await openStage();
  const throwing = `document.documentElement.dataset.hydrated = '/'; throw new Error('no home');`;
  await expect(tryHome(stage, throwing)).rejects.toThrow(/^\/ fails in a browser .*no home/);
  await stage.close();
});

it('visits a page that does not answer once more', async () => {
  const stage = await openStage();
  const late = `while (Date.now() < ${Date.now() + 5_000}); document.documentElement.dataset.hydrated = '/'; throw new Error('no home');`;
  await expect(tryHome(stage, late, 4_000)).rejects.toThrow('no home');
  await stage.close();
});

it('blames no page when the browser itself ends', async () => {
  const stage = await openStage();
  const refused = expect(tryHome(stage, 'for (;;);')).rejects.toThrow(
    /^The browser ended .* the release was not judged/,
  );
  await vi.waitUntil(() => stage.browser.contexts()[0]?.pages()[0], { timeout: 20_000 });
  await stage.close();
  await refused;
});
