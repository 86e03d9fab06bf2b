import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserArguments, launchBrowser } from './browser.ts';

afterEach(() => vi.restoreAllMocks());

test('browserArguments keep the features off that Playwright switches off', () => {
  const require = createRequire(import.meta.url);
  const bundle = path.join(path.dirname(require.resolve('playwright-core')), 'lib/coreBundle.js');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(readFileSync(bundle, 'utf8')) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(features.length).toBeGreaterThan(5);
  const [own = ''] = browserArguments.filter((argument) => argument.startsWith('--disable-features='));
  expect(own.slice('--disable-features='.length).split(',')).toEqual(expect.arrayContaining(features));
});

describe('an unusable browser is named, with what to do,', () => {
  test('when CHROMIUM_PATH names nothing', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(launchBrowser()).rejects.toThrow(
      'CHROMIUM_PATH is "/nowhere/chromium", which is no program: set it to a Chromium, or leave it out.',
    );
  });

  test('when it does not start', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/bin/true');
    await expect(launchBrowser()).rejects.toThrow(
      /^\/bin\/true can't be used as the browser \(.+CHROMIUM_PATH\.$/,
    );
  });

  test('when it is too old', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/bin/true');
    const { chromium }: typeof import('playwright') = createRequire(import.meta.url)('playwright-core');
    const close = vi.fn();
    vi.spyOn(chromium, 'launch').mockResolvedValue({ version: () => '119.0.1', close } as never);
    await expect(launchBrowser()).rejects.toThrow(
      "/bin/true can't be used as the browser (its version is 119.0.1, and 127 is the oldest that will do)",
    );
    expect(close).toHaveBeenCalled();
  });
});
