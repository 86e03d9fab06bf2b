import { afterEach, describe, expect, test, vi } from 'vitest';
import { launchBrowser } from './browser.ts';

afterEach(() => vi.restoreAllMocks());

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
});
