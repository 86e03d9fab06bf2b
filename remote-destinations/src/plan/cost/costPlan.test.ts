// @vitest-environment node
import type { StudyLevel } from '@sayapatri/contract';
import { describe, expect, it } from 'vitest';
import texts from '../content/cost.json';
import { answerOf, restOf } from '../content/cost.ts';
import guides from '../content/plannedCountries.ts';
import { planIn } from '../state/usePlan.ts';
import { recount } from '../testing/recountCountries.ts';
import { offeredLevels } from './costParts.ts';
import type { CostPlan } from './costPlan.ts';
import { yearsOf } from './country.ts';
import { readPlan } from './readPlan.ts';

const resultOf = (id: string, plan?: Partial<CostPlan>) => recount(id, plan).result;
const lineOf = (country: string, id: string, plan?: Partial<CostPlan>) =>
  resultOf(country, plan).lines.find((line) => line.id === id);

it('own figures replace the site’s, and a rate of one’s own counts for all of them', () => {
  const result = resultOf('usa', { tuition: 20_000, living: 1000, rate: 100, flight: 120_000, years: 2.5 });
  // (20,000 + 12,000) x 1.03 x 100 + 535 x 100 + 2,000 + 120,000.
  expect(result.firstYear?.npr).toEqual({ low: 3_471_500, high: 3_471_500 });
  // 1.5 later years.
  expect(result.whole?.npr.low).toBeCloseTo(3_471_500 + 1.5 * 3_296_000, 1);
  expect(result.notInLiving).toBeUndefined();
});

describe('what is paid at once', () => {
  it('is the UK’s surcharge and Australia’s cover, for the whole stay in the first year', () => {
    expect(lineOf('uk', 'insurance')?.npr?.low).toBe(3.5 * 776 * 200);
    expect(lineOf('uk', 'insurance', { level: 'master' })?.npr?.low).toBe(1164 * 200);
    expect(lineOf('australia', 'insurance')?.npr).toEqual({ low: 171_000, high: 207_000 });
    for (const id of ['uk', 'australia']) expect(lineOf(id, 'insurance')?.later).toBeUndefined();
  });

  it('is not a quote that the visitor typed, nor the insurance of other countries', () => {
    expect(lineOf('uk', 'insurance', { insurance: 50_000 })?.later?.low).toBe(50_000);
    expect(lineOf('canada', 'insurance')?.later?.low).toBe(900 * 110);
  });
});

it('Japan’s first year is a national university’s up to a private one’s, whose later years cost less', () => {
  expect(lineOf('japan', 'tuition')?.npr).toEqual({ low: 535_800, high: 1_300_000 });
  expect(lineOf('japan', 'tuition')?.later).toEqual({ low: 535_800, high: 850_000 });
  // A private university's first year includes admission.
  expect(lineOf('japan', 'once')?.npr).toEqual({ low: 282_000, high: 0 });
  expect(lineOf('japan', 'once', { tuition: 900_000 })?.npr?.high).toBe(282_000);
});

it('France’s insurance is free, not missing', () => {
  expect(lineOf('france', 'insurance')?.npr).toEqual({ low: 0, high: 0 });
  expect(resultOf('france').missing).not.toContain('insurance');
});

it('only one of tuition and living costs makes no total', () => {
  const result = resultOf('usa', { level: 'doctorate' });
  expect([result.firstYear, result.whole]).toEqual([undefined, undefined]);
  expect(result.only).toMatchObject({ id: 'living', open: false });
  expect(answerOf(recount('usa').country, 'PhD', result)).toBe(
    'Living in USA costs NPR 21–24 lakh a year. Type your tuition below for the whole sum.',
  );
});

it('the rest names Germany’s preparatory year, and what has no figure', () => {
  expect(restOf(resultOf('germany'))).toMatch(/^Not in this sum: the year of Studienkolleg.*; flights\.$/);
  expect(restOf(resultOf('germany', { level: 'master' }))).not.toContain('Studienkolleg');
});

it('the address chooses a city only where figures by city exist', () => {
  const cityOf = (country: string, city: string) => {
    const plan = planIn(new URLSearchParams({ country, city }));
    return readPlan(plan, recount(country).country).plan.city;
  };
  expect(cityOf('uk', 'big')).toBe('big');
  expect(cityOf('new-zealand', 'small')).toBe('small');
  for (const id of ['usa', 'japan', 'australia']) {
    expect(cityOf(id, 'big')).toBeUndefined();
    expect(guides.find((country) => country.id === id)?.costs.cities).toBeUndefined();
  }
  expect(resultOf('uk', { city: 'small' }).firstYear?.npr.high).toBeLessThan(
    resultOf('uk', { city: 'big' }).firstYear?.npr.high ?? 0,
  );
});

it('a PhD is offered where a fee is known, and Canada’s college diploma says who sets it', () => {
  const offering = (level: StudyLevel) =>
    guides.filter((country) => offeredLevels(country).includes(level)).map(({ id }) => id);
  expect(offering('doctorate')).toEqual(
    expect.arrayContaining(['australia', 'canada', 'uk', 'germany', 'finland', 'japan', 'korea']),
  );
  const canada = guides.find(({ id }) => id === 'canada');
  expect(canada && yearsOf(canada, 'diploma')).toBe(2);
  expect(texts.missing.tuition).toContain('each school sets its fee');
});
