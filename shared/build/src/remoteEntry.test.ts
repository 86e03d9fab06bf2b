// @vitest-environment node
import { expect, test } from 'vitest';
import { remoteEntryPlugin } from './remoteEntry.ts';
import { buildOnce } from './testing/buildOnce.ts';

test('a build in which the federation plugin writes no remoteEntry is refused', async () => {
  const built = buildOnce(remoteEntryPlugin('entry.js'), { 'entry.js': 'export default {};' });
  await expect(built).rejects.toThrow('The federation plugin writes no remoteEntry');
});
