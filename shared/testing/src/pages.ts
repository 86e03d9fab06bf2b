/** Tests of every package's pages. */

import { allPages, loadPage } from '@sayapatri/contract/loadPage';
import type { Remote } from '@sayapatri/contract/remote';
import { expect, test } from 'vitest';

/** Defines the tests of a remote's pages, its collection's too: that they load with their content. */
export async function testRemote(remote: Remote): Promise<void> {
  test.each(await allPages(remote))('$path loads with its content', async ({ path, data }) => {
    const loaded = await loadPage(remote, path);
    expect(loaded.Component).toBeTypeOf('function');
    if (data !== undefined) expect(loaded.data).toBeTypeOf('object');
  });
}
