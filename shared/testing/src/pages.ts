/** Tests of every package's pages. */

import type { PageDefinition } from '@sayapatri/contract';
import { allPages, loadPage } from '@sayapatri/contract/loadPage';
import type { Remote } from '@sayapatri/contract/remote';
import { expect, test } from 'vitest';

export function testPages(pages: readonly Pick<PageDefinition, 'path' | 'title' | 'description'>[]): void {
  test.each(pages)('$path describes itself in 50 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('titles and descriptions are all different', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });
}

/** Defines the tests of a remote's pages, its collection's too: their titles and descriptions, and that they load. */
export async function testRemote(remote: Remote): Promise<void> {
  const pages = await allPages(remote);
  testPages(pages);

  test.each(pages)('$path loads with its content', async ({ path, data }) => {
    const loaded = await loadPage(remote, path);
    expect(loaded.Component).toBeTypeOf('function');
    if (data !== undefined) expect(loaded.data).toBeTypeOf('object');
  });
}
