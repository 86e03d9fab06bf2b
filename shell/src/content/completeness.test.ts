import { testContent, textsIn } from 'shared/testing/content';
import { expect, test } from 'vitest';
import accommodation from './serviceDetails/accommodation.ts';
import career from './serviceDetails/career.ts';
import scholarship from './serviceDetails/scholarship.ts';
import { durationByAgreement, priceOnRequest } from './serviceDetails/serviceDetail.ts';
import testPreparation from './serviceDetails/testPreparation.ts';
import visa from './serviceDetails/visa.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

testContent(modules);

test.each([testPreparation, accommodation, scholarship, visa, career])(
  '$path invents no price, duration or rate',
  (detail) => {
    expect(detail.duration).toBe(durationByAgreement);
    expect(detail.price).toBe(priceOnRequest);
    expect(textsIn(detail).filter((text) => /\d|percent/.test(text))).toEqual([]);
  },
);
