import { expect, test } from 'vitest';
import { version } from '../package.json';
import * as core from './core.ts';

// A remote is refused, and an old tab opens a document instead, by this version alone: it has to tell the truth.
test('what shared/core exports changes with its version: raise it in package.json, then run with --update', async () => {
  const names = Object.keys(core).sort().join('\n');
  await expect(`${names}\n`).toMatchFileSnapshot(`testing/core-${version}.txt`);
});
