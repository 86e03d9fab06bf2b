import { expect, test } from 'vitest';
import accommodation from './serviceDetails/accommodation.ts';
import career from './serviceDetails/career.ts';
import scholarship from './serviceDetails/scholarship.ts';
import { durationByAgreement, priceOnRequest } from './serviceDetails/serviceDetail.ts';
import testPreparation from './serviceDetails/testPreparation.ts';
import visa from './serviceDetails/visa.ts';

/** All texts in a piece of content, however deep. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (content === null || typeof content !== 'object') return [];
  return Object.values(content).flatMap(textsIn);
}

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

test.each(Object.entries(modules))('%s has no empty or untidy text', (_file, content) => {
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

test.each([testPreparation, accommodation, scholarship, visa, career])(
  '$path invents no price, duration or rate',
  (detail) => {
    expect(detail.duration).toBe(durationByAgreement);
    expect(detail.price).toBe(priceOnRequest);
    expect(textsIn(detail).filter((text) => /\d|percent/.test(text))).toEqual([]);
  },
);
