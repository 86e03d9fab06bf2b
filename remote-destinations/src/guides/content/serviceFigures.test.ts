// @vitest-environment node
import { expect, it } from 'vitest';
import countries from './countries.ts';
import serviceFigures from './serviceFigures.ts';

const guidePaths = [...new Set(countries.map(({ guidePath }) => guidePath))];
const of = (service: string, guidePath: string) =>
  serviceFigures[service]?.find((guide) => guide.guidePath === guidePath);

it.each(Object.entries(serviceFigures))('%s has a figure from every guide', (_, guides) => {
  expect(guides.map(({ guidePath }) => guidePath)).toEqual(guidePaths);
  for (const { figure } of guides) expect(figure).toMatch(/\w/);
});

it('a guide of several countries has the range of their figures, and names each country', () => {
  const { figure, more, beside } = of('visa', '/study-in-europe') ?? {};
  expect(figure).toMatch(/^NPR [\d,]+ to [\d.]+ lakh$/);
  expect(more?.[0]).toMatch(/^Germany: €/);
  expect(beside?.[0]).toMatch(/^Germany: /);
  expect(of('accommodation', '/study-in-europe')?.more).toEqual([
    expect.stringMatching(/^Germany: rent NPR [\d,]+–[\d,]+$/),
  ]);
});

it('a rent is stated only where an official body states it', () => {
  expect(of('accommodation', '/study-in-canada')?.more).toEqual([]);
  expect(of('accommodation', '/study-in-usa')?.more).toEqual(['Housing and food only']);
  expect(of('accommodation', '/study-in-japan')?.more).toEqual([expect.stringMatching(/^Rent NPR [\d,]+$/)]);
});

it('a fee is stated in rupees and as the country states it; without an official one there is none', () => {
  expect(of('visa', '/study-in-uk')).toMatchObject({
    figure: expect.stringMatching(/^NPR [\d.]+ lakh$/),
    more: [
      '£558',
      expect.stringMatching(
        /^On top: health surcharge, £776 a year \(NPR 1\.\d lakh\), paid at once for the whole stay$/,
      ),
    ],
    beside: ['Usually 3 weeks'],
  });
  expect(of('visa', '/study-in-japan')).toMatchObject({
    figure: 'Ask us',
    more: [],
    beside: ['1–3 months for the certificate (COE)'],
  });
  expect(of('visa', '/study-in-new-zealand')?.figure).toMatch(/^From NPR [\d,]+$/);
  // Another country's embassy states the only fee.
  expect(of('visa', '/study-in-korea')).toMatchObject({ figure: 'Ask us', more: [], beside: ['Ask us'] });
});

it('a figure names its sources once, today’s with its day, and the office’s estimates have none', () => {
  const bodiesOf = (service: string, guidePath: string) =>
    of(service, guidePath)?.sources?.map(({ source }) => source.body);
  const pages = of('visa', '/study-in-uk')?.sources?.map(({ source: { url }, asOf }) => [url, asOf]) ?? [];
  expect(new Set(pages.map(String)).size).toBe(pages.length);
  expect(pages).toContainEqual([expect.stringContaining('https://www.gov.uk/'), '2026-04-08']);
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
  });
  expect(of('university-admission', '/study-in-canada')?.more).toEqual([
    'IELTS 6.0–7.0, as\u00a0a\u00a0guide',
  ]);
  expect(of('career', '/study-in-uk')).toMatchObject({
    figure: '20 hours',
    beside: ['18 months from\u00a02027'],
  });
  expect(of('career', '/study-in-australia')?.more[0]).toBe('48 hours per fortnight');
});

it('the first open scholarship for a bachelor’s student is shown, otherwise the first open one', () => {
  expect(of('scholarship', '/study-in-canada')?.figure).toBe('Lester B. Pearson');
  expect(of('scholarship', '/study-in-uk')?.figure).toBe('Chevening');
  expect(of('scholarship', '/study-in-usa')).toMatchObject({ beside: ['April'], order: 4 });
  expect(of('scholarship', '/study-in-korea')?.beside).toEqual(['Each university sets its date']);
});
