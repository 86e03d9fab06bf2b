// @vitest-environment node
import { expect, test } from 'vitest';
import { version } from '../package.json';
import * as core from './core.ts';

// Releases and open tabs decide by this version whether shell and remote work together: it must change with the exports.
test('the exports of @sayapatri/design change with its version: raise it in package.json, then run with --update', async () => {
  const names = Object.keys(core).sort().join('\n');
  await expect(`${names}\n`).toMatchFileSnapshot(`exports-${version}.txt`);
});
