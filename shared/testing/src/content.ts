/** Tests of every package's content. */

import { type Collections, contentFaults } from '@sayapatri/facts/schema/faults';
import { expect, test } from 'vitest';

/** All texts in a piece of content, however deep. */
export function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object') return [];
  return Object.values(content).flatMap(textsIn);
}

function listsIn(content: unknown): unknown[][] {
  if (content === null || typeof content !== 'object') return [];
  const below = Object.values(content).flatMap(listsIn);
  return Array.isArray(content) ? [content, ...below] : below;
}

/** Defines the tests of content modules by file, as `import.meta.glob` with `eager` returns them. */
export function testContent(modules: Record<string, unknown>): void {
  test('there is content', () => expect(textsIn(modules)).not.toEqual([]));

  test.each(Object.entries(modules))('%s has no empty or untidy text', (_file, content) => {
    for (const text of textsIn(content)) expect(text).toMatch(/^\S+([ \u00a0]\S+)*$/);
  });

  test.each(Object.entries(modules))('%s repeats nothing within a list', (_file, content) => {
    for (const list of listsIn(content)) {
      const entries = list.map((entry) => JSON.stringify(entry));
      expect(new Set(entries).size).toBe(entries.length);
    }
  });
}

/** Defines the test that every JSON file below `folder` is as its schema says. */
export function testFiles(folder: string, collections: Collections): void {
  test('every content file is as its schema says', async () => {
    expect(await contentFaults(folder, collections)).toEqual([]);
  });
}
