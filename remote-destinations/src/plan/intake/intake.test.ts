// @vitest-environment node
import { bikramSambatMonths } from '@sayapatri/design/months';
import { describe, expect, it } from 'vitest';
import countries from '../content/intakeCountries.ts';
import { dayInNepal, intakeKey, intakesAhead, nextFeasible, scheduleOf } from './schedule.ts';

// As Nepal's calendars have them.
it.each([
  [2026, 10, 'Asoj–Kartik 2083'],
  [2026, 12, 'Mangsir–Poush 2083'],
  [2027, 1, 'Poush–Magh 2083'],
  [2027, 3, 'Falgun–Chaitra 2083'],
  [2027, 4, 'Chaitra 2083–Baisakh 2084'],
  [2027, 5, 'Baisakh–Jestha 2084'],
])('%i-%i spans %s', (year, month, spanned) => {
  expect(bikramSambatMonths(year, month)).toBe(spanned);
});

const countryOf = (wanted: string) => {
  const found = countries.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`There is no ${wanted}.`);
  return found;
};

it('the intakes come from the guides’ facts', () => {
  const of = (country: string) => countryOf(country).intakes.map(({ month, kind }) => `${month} ${kind}`);
  expect(of('australia')).toEqual(['2 main', '7 main', '11 some']);
  expect(of('japan')).toEqual(['4 main', '10 main', '7 language', '1 language']);
});

describe('each country’s way', () => {
  const orderOf = (country: string) => countryOf(country).steps.map(({ id }) => id);
  const textOf = (country: string, step: string) =>
    countryOf(country).steps.find(({ id }) => id === step)?.text ?? '';

  it('has its steps in the order of their months, and takes no longer at least than usually', () => {
    for (const { id, steps, least } of countries) {
      const months = steps.map(({ before }) => before);
      expect(months, id).toEqual([...months].sort((one, other) => other - one));
      expect(least, id).toBeLessThanOrEqual(months[0] ?? 0);
      expect(steps.at(-1), id).toMatchObject({ id: 'start', before: 0 });
    }
  });

  it.each([
    ['australia', 'test apply offer noc payment visa flight start'],
    ['uk', 'test apply offer noc payment visa flight start'],
    // It pays after the approval in principle.
    ['new-zealand', 'test apply offer visa noc payment flight start'],
    // DS-160, SEVIS and the interview come before any fee that goes by bank.
    ['usa', 'test apply offer sevis visa noc payment flight start'],
    ['japan', 'test apply offer noc payment visa flight start'],
  ])('to %s is %s', (country, order) => expect(orderOf(country)).toEqual(order.split(' ')));

  it.each([
    ['australia', 'payment', /CoE/],
    ['uk', 'payment', /CAS/],
    ['uk', 'visa', /Decision: usually 3 weeks\.$/],
    ['usa', 'sevis', /DS-160.*SEVIS.*interview/],
    ['germany', 'payment', /blocked account/],
    ['japan', 'payment', /^With the COE granted the bank sends the fee\.$/],
  ])('in %s says at the step %s: %s', (country, step, words) => expect(textOf(country, step)).toMatch(words));

  it('names New Zealand’s payment after the approval', () => {
    expect(countryOf('new-zealand').steps[5]?.title).toBe('Approval in principle, then payment');
  });
});

describe('the next intake', () => {
  const nextOf = (country: string, year: number, month: number) => {
    const { intakes, ...way } = countryOf(country);
    const today = { year, month };
    const next = nextFeasible(intakesAhead(intakes, today), way, today);
    return next && intakeKey(next);
  };

  it('of November 2026 is the main one that is still feasible', () => {
    expect(nextOf('australia', 2026, 11)).toBe('2027-07');
    expect(nextOf('new-zealand', 2026, 11)).toBe('2027-07');
    expect(nextOf('uk', 2026, 11)).toBe('2027-09');
    expect(nextOf('canada', 2026, 11)).toBe('2027-09');
    expect(nextOf('japan', 2026, 11)).toBe('2027-10');
  });

  it('moves on in the month in which too little time is left', () => {
    expect(nextOf('australia', 2026, 12)).toBe('2027-07');
    expect(nextOf('australia', 2027, 1)).toBe('2028-02');
    // Eight of ten visas come within 8 weeks there, so six months are enough.
    expect(nextOf('new-zealand', 2027, 1)).toBe('2027-07');
    expect(nextOf('new-zealand', 2027, 2)).toBe('2028-02');
  });
});

describe('the months', () => {
  const { steps } = countryOf('australia');
  const july = { year: 2027, month: 7, kind: 'main' } as const;

  it('of a course with time enough are the usual ones', () => {
    const february = { year: 2028, month: 2, kind: 'main' } as const;
    const dated = scheduleOf(steps, february, { year: 2026, month: 11 });
    expect(dated.map(({ id, year, month, when }) => [id, year, month, when])).toEqual([
      ['test', 2027, 5, 'ahead'],
      ['apply', 2027, 6, 'ahead'],
      ['offer', 2027, 8, 'ahead'],
      ['noc', 2027, 9, 'ahead'],
      ['payment', 2027, 9, 'ahead'],
      ['visa', 2027, 10, 'ahead'],
      ['flight', 2028, 1, 'ahead'],
      ['start', 2028, 2, 'ahead'],
    ]);
  });

  it('of a nearer course begin now: what its usual month has passed for is due this month', () => {
    const dated = scheduleOf(steps, july, { year: 2026, month: 11 });
    expect(dated.slice(0, 3).map(({ id, year, month, when }) => [id, year, month, when])).toEqual([
      ['test', 2026, 11, 'now'],
      ['apply', 2026, 11, 'now'],
      ['offer', 2027, 1, 'ahead'],
    ]);
  });
});

it('the current day is the day in Nepal', () => {
  expect(dayInNepal(new Date('2026-10-31T18:14:00Z'))).toEqual({ year: 2026, month: 10, day: 31 });
  expect(dayInNepal(new Date('2026-10-31T18:15:00Z'))).toEqual({ year: 2026, month: 11, day: 1 });
});
