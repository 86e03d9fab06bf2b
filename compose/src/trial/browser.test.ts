import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browserArguments } from './browser.ts';

test('the browser keeps the features off that Playwright switches off', () => {
  const require = createRequire(createRequire(import.meta.url).resolve('playwright'));
  const bundle = path.join(path.dirname(require.resolve('playwright-core')), 'lib/coreBundle.js');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(readFileSync(bundle, 'utf8')) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(features.length).toBeGreaterThan(5);
  const [own = ''] = browserArguments.filter((argument) => argument.startsWith('--disable-features='));
  expect(own.slice('--disable-features='.length).split(',')).toEqual(expect.arrayContaining(features));
});
