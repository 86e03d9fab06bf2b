// @vitest-environment node
import { expect, test } from 'vitest';

/** All texts in a piece of content, however deep. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object') return [];
  return Object.values(content).flatMap(textsIn);
}

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

test.each(Object.entries(modules))('%s has no empty or untidy text', (_file, content) => {
  expect(textsIn(content)).not.toEqual([]);
  for (const text of textsIn(content)) expect(text).toMatch(/^\S+( \S+)*$/);
});

test.each(Object.entries(modules))('%s says nothing twice within a list', (_file, content) => {
  const checkLists = (value: unknown) => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      const entries = value.map((entry) => JSON.stringify(entry));
      expect(new Set(entries).size).toBe(entries.length);
    }
    Object.values(value).forEach(checkLists);
  };
  checkLists(content);
});
