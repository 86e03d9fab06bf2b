// @vitest-environment node
import { calendarFile } from '@sayapatri/facts/calendar';
import { describe, expect, it } from 'vitest';
import intake from '../content/intake.ts';
import { bikramSambat, bikramSambatMonths } from './bikramSambat.ts';
import { calendarEvents } from './calendarEvents.ts';
import {
  dayInNepal,
  firstInTime,
  intakesAhead,
  monthsBefore,
  scheduleOf,
  stepIds,
  tooTight,
} from './schedule.ts';

describe('Bikram Sambat', () => {
  // New Year's days according to Nepal's calendars.
  it.each([
    ['2023-04-14', 2080],
    ['2024-04-13', 2081],
    ['2025-04-14', 2082],
    ['2026-04-14', 2083],
  ])('%s is the first of Baisakh %d', (date, year) => {
    expect(bikramSambat(date)).toEqual({ year, month: 1, day: 1 });
  });

  it('ends its year with Chaitra', () => {
    expect(bikramSambat('2025-04-13')).toMatchObject({ year: 2081, month: 12 });
  });

  it('has two months for each month of AD, also across its new year', () => {
    expect(bikramSambatMonths(2026, 10)).toBe('Asoj–Kartik 2083');
    expect(bikramSambatMonths(2027, 4)).toBe('Chaitra 2083–Baisakh 2084');
    expect(bikramSambatMonths(2027, 1)).toBe('Poush–Magh 2083');
  });

  it('has no months for years outside the converter’s tables', () => {
    expect(bikramSambatMonths(2042, 12)).toBe('Mangsir–Poush 2099');
    expect([1970, 1919, 2043, 2083, 9999].map((year) => typeof bikramSambatMonths(year, 12))).toEqual([
      'string',
      'undefined',
      'undefined',
      'undefined',
      'undefined',
    ]);
  });
});

describe('the intakes', () => {
  const of = (country: string) =>
    intake.countries.find(({ id }) => id === country)?.intakes.map(({ month, kind }) => `${month} ${kind}`);

  it('come from the guides’ facts', () => {
    expect(of('australia')).toEqual(['2 main', '7 main', '11 some']);
    expect(of('japan')).toEqual(['4 main', '10 main', '7 language', '1 language']);
  });

  it('include a main intake in every country', () => {
    for (const { intakes, name } of intake.countries)
      expect(
        intakes.some(({ kind }) => kind === 'main'),
        name,
      ).toBe(true);
  });
});

describe('the steps', () => {
  const country = (wanted: string) => {
    const found = intake.countries.find(({ id }) => id === wanted);
    if (found === undefined) throw new Error(`There is no ${wanted}.`);
    return found.words;
  };
  const { steps } = intake.plan;

  it('are in the order offer, NOC, payment and visa, with the letter for the visa at its step', () => {
    expect(stepIds.slice(2, 6)).toEqual(['offer', 'noc', 'payment', 'visa']);
    expect(monthsBefore.offer).toBeGreaterThan(monthsBefore.noc);
    expect(monthsBefore.noc).toBeGreaterThanOrEqual(monthsBefore.payment);
    expect(monthsBefore.payment).toBeGreaterThan(monthsBefore.visa);
    expect(steps.payment.text(country('australia'))).toContain('CoE');
    expect(steps.payment.text(country('uk'))).toContain('CAS');
    expect(steps.offer.text(country('uk'))).not.toContain('CAS');
  });

  it('name certificates only where the visa asks for certificates', () => {
    const visa = (id: string) => steps.visa.text(country(id));
    expect(visa('uk')).toContain('tuberculosis');
    for (const id of ['usa', 'france', 'germany'])
      expect(visa(id)).not.toMatch(/medical|police|tuberculosis/);
  });

  it('say where a language school asks for no English test', () => {
    expect(steps.test.text(country('japan'))).toContain('no English test');
    expect(steps.test.text(country('uk'))).not.toContain('no English test');
  });
});

describe('from November 2026', () => {
  const today = { year: 2026, month: 11 };
  const australia = intake.countries.find(({ id }) => id === 'australia')?.intakes ?? [];
  const ahead = intakesAhead(australia, today);

  it('the next intakes are in order', () => {
    expect(ahead.slice(0, 4).map(({ year, month }) => [year, month])).toEqual([
      [2027, 2],
      [2027, 7],
      [2027, 11],
      [2028, 2],
    ]);
  });

  it('the first intake with nine months for all steps is November 2027, after two intakes that are too tight', () => {
    const first = firstInTime(ahead, today);
    expect(first).toEqual({ year: 2027, month: 11, kind: 'some' });
    expect(
      tooTight(ahead, { year: 2027, month: 11, kind: 'some' }).map(({ intake: { month }, began }) => [
        month,
        began,
      ]),
    ).toEqual([
      [2, { year: 2026, month: 5 }],
      [7, { year: 2026, month: 10 }],
    ]);
    expect(firstInTime(ahead, { year: 2026, month: 10 })).toEqual({ year: 2027, month: 7, kind: 'main' });
  });

  it('the steps to February 2028 follow the guide’s own timeline', () => {
    const steps = scheduleOf({ year: 2028, month: 2, kind: 'main' }, today);
    expect(steps.map(({ id, year, month, when }) => [id, year, month, when])).toEqual([
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

  it('a step is in the past, due this month or ahead', () => {
    const steps = scheduleOf({ year: 2027, month: 7, kind: 'main' }, today);
    expect(steps.slice(0, 3).map(({ when }) => when)).toEqual(['past', 'now', 'ahead']);
  });

  it('the calendar file has an all-day event for each step that is not past', async () => {
    const steps = scheduleOf({ year: 2027, month: 7, kind: 'main' }, today);
    const events = calendarEvents(
      steps,
      ({ id }) => `${id}: UK`,
      () => 'Text',
    );
    const text = await (await calendarFile('plan.ics', events)).text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(7);
    expect(text).toContain('DTSTART;VALUE=DATE:20261101');
    expect(text).toContain('SUMMARY:visa: UK');
    expect(text).not.toContain('test: UK');
  });
});

it('the current day is the day in Nepal', () => {
  expect(dayInNepal(new Date('2026-10-31T18:14:00Z'))).toEqual({ year: 2026, month: 10, day: 31 });
  expect(dayInNepal(new Date('2026-10-31T18:15:00Z'))).toEqual({ year: 2026, month: 11, day: 1 });
});
