// @vitest-environment node
import { expect, it } from 'vitest';
import cost from '../../plan/content/cost.ts';
import serviceFigures from './serviceFigures.ts';

const guidePaths = [...new Set(cost.countries.map(({ guidePath }) => guidePath))];
const of = (service: string, guidePath: string) =>
  serviceFigures[service]?.find((guide) => guide.guidePath === guidePath);

it.each(Object.entries(serviceFigures))('%s has a figure from every guide', (_, guides) => {
  expect(guides.map(({ guidePath }) => guidePath)).toEqual(guidePaths);
  for (const { figure } of guides) expect(figure).toMatch(/\w/);
});

it('a guide of several countries has the range of their figures', () => {
  const living = cost.countries
    .filter(({ guidePath }) => guidePath === '/study-in-europe')
    .flatMap(({ living }) => living ?? []);
  const { low = 0, high = 0 } = of('accommodation', '/study-in-europe')?.amount ?? {};
  const lowest = Math.min(...living.map((year) => year.low));
  expect(high / low).toBeCloseTo(Math.max(...living.map((year) => year.high)) / lowest);
  expect(of('accommodation', '/study-in-europe')?.more).toEqual([
    expect.stringMatching(/^Germany: rent NPR [\d,]+–[\d,]+$/),
  ]);
});

it('an estimated rent is called about, and a fee is stated in rupees and as the country states it', () => {
  expect(of('accommodation', '/study-in-canada')?.more).toEqual([
    expect.stringMatching(/^Of this, rent about NPR/),
  ]);
  expect(of('accommodation', '/study-in-usa')?.more).toEqual([
    expect.stringMatching(/^Housing and food only; rent about NPR/),
  ]);
  expect(of('accommodation', '/study-in-uk')?.more).toEqual(['Rent alone: ask us']);
  expect(of('accommodation', '/study-in-japan')?.more).toEqual([expect.not.stringContaining('about')]);
  expect(of('visa', '/study-in-uk')).toMatchObject({
    figure: expect.stringMatching(/^NPR [\d.]+ lakh$/),
    more: [
      '£558',
      expect.stringMatching(
        /^On top: health surcharge, £776 a year \(NPR 1\.\d lakh\), paid at once for the whole stay$/,
      ),
      'Usually 3 weeks',
    ],
  });
  expect(of('visa', '/study-in-japan')).toMatchObject({
    figure: 'Ask us',
    more: ['No official fee found', '1–3 months for the certificate (COE)'],
  });
  expect(of('visa', '/study-in-new-zealand')?.figure).toMatch(/^From NPR [\d,]+$/);
  // Another country's embassy states the only fee.
  expect(of('visa', '/study-in-korea')).toMatchObject({
    guidePath: '/study-in-korea',
    figure: 'Ask us',
    more: [
      'No official fee found for Kathmandu; fee in Dhaka, Bangladesh: $40–$90',
      'No official time found',
    ],
  });
});

it('a figure names its sources once, today’s with its day, and the office’s estimates have none', () => {
  const bodiesOf = (service: string, guidePath: string) =>
    of(service, guidePath)?.sources?.map(({ source }) => source.body);
  const pages = of('visa', '/study-in-uk')?.sources?.map(({ source: { url }, asOf }) => [url, asOf]) ?? [];
  expect(new Set(pages.map(String)).size).toBe(pages.length);
  expect(pages).toContainEqual([expect.stringContaining('https://www.gov.uk/'), '2026-04-08']);
  // The rent beside this sum is the office's estimate.
  expect(bodiesOf('accommodation', '/study-in-canada')).toEqual([
    'Immigration, Refugees and Citizenship Canada',
    'Exchange rates',
  ]);
  expect(bodiesOf('career', '/study-in-canada')).not.toContain('Exchange rates');
});

it('months, scores and hours come from the guides', () => {
  expect(of('university-admission', '/study-in-uk')).toMatchObject({
    guidePath: '/study-in-uk',
    figure: 'Sep/Oct and Jan',
    more: ['IELTS 6.0–6.5'],
    months: [1, 9, 10],
  });
  expect(of('university-admission', '/study-in-canada')?.more).toEqual([
    'IELTS 6.0–7.0, as\u00a0a\u00a0guide',
  ]);
  expect(of('university-admission', '/study-in-korea')?.more).toEqual(['IELTS about 5.5']);
  expect(of('career', '/study-in-korea')?.figure).toBe('10–25 hours');
  expect(of('career', '/study-in-uk')).toMatchObject({
    figure: '20 hours',
    more: ['Then 18 months from\u00a02027'],
  });
  expect(of('career', '/study-in-usa')?.more[0]).toBe('On campus');
  expect(of('career', '/study-in-australia')?.more[0]).toBe('48 hours per fortnight');
});

it('the first open scholarship for a bachelor’s student is shown, otherwise the first open one', () => {
  expect(of('scholarship', '/study-in-canada')?.figure).toBe('Lester B. Pearson');
  expect(of('scholarship', '/study-in-uk')?.figure).toBe('Chevening');
  expect(of('scholarship', '/study-in-usa')?.more.at(-1)).toContain('30\u00a0April');
});
