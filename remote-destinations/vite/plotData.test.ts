// @vitest-environment node
import type { Fact } from '@sayapatri/facts';
import { describe, expect, it } from 'vitest';
import type { ItemOf, SectionOf } from '../src/guides/schema/guide.ts';
import { withPlotData } from './plotData.ts';

const fact = (id: string, change: Partial<Fact>) => ({ id, value: id, ...change }) as Fact;

/** A key fact after the build; in a guide of several countries the first of two. */
function keyFact(item: Pick<ItemOf<'keyFacts'>, 'figure' | 'rows'>, countries?: readonly string[]) {
  const section: SectionOf<'keyFacts'> = {
    kind: 'keyFacts',
    chapter: 'get-in',
    items: ['fact', ...(countries ? ['another'] : [])].map((id) => ({ id, title: 'Fact', ...item })),
  };
  const made = withPlotData(section, countries) as SectionOf<'keyFacts'>;
  return made.items[0];
}

describe('the scores that a key fact draws', () => {
  const bachelor = {
    label: 'Bachelor',
    value: fact('english-bachelor', { low: 6, unit: 'IELTS', score: '6.0 overall' }),
  };
  const master = { label: 'Master', value: fact('english-master', { low: 6.5, high: 7, unit: 'IELTS' }) };

  it('are its rows in IELTS, which leave the other rows unchanged', () => {
    const toefl = { label: 'TOEFL', value: fact('english-toefl', { low: 80, unit: 'TOEFL' }) };
    const inWords = { label: 'Diploma', value: 'set by each college' };
    expect(keyFact({ rows: [bachelor, toefl, master, inWords] })).toMatchObject({
      scores: [
        { label: 'Bachelor', low: 6, high: 6, value: '6.0 overall' },
        { label: 'Master', low: 6.5, high: 7, value: 'english-master' },
      ],
      rows: [toefl, inWords],
    });
  });

  it('are left out if every row has a single score', () => {
    const rows = [bachelor, { ...bachelor, label: 'Master' }];
    expect(keyFact({ rows })).not.toHaveProperty('scores');
  });

  it('are left out if only one row has a score, or if a score has changed', () => {
    const changed = { ...master, value: fact('english-master', { low: 6.5, unit: 'IELTS', today: [] }) };
    for (const rows of [[bachelor], [bachelor, changed]]) {
      expect(keyFact({ rows })).not.toHaveProperty('scores');
      expect(keyFact({ rows })).toMatchObject({ rows });
    }
  });
});

it('what applies from a later day stands below its figure, in full', () => {
  const today = (id: string, short: string, rest: string) => ({
    ...fact(id, { short }),
    ...{ toCome: [], newer: { rest } },
  });
  const figure = today('a', '£1 in London', 'From 30 May 2027 £2 in London, NPR 400');
  const value = today('b', '£3 elsewhere', 'From 30 May 2027 £4 elsewhere, NPR 800');
  expect(keyFact({ figure, rows: [{ label: 'Elsewhere', value }] })).toMatchObject({
    figure: { value: '£1 in London', newer: { rest: 'From 30 May 2027 £2 in London, NPR 400' } },
    rows: [{ value: { value: '£3', newer: { rest: 'From 30 May 2027 £4 elsewhere, NPR 800' } } }],
  });
});

it('a date in a key fact keeps its day and its month on one line', () => {
  const figure = fact('family', { value: 'No since 2 October 2026' });
  expect(keyFact({ figure })?.figure).toMatchObject({ value: 'No since 2\u00a0October 2026' });
});

it('a key fact of several countries has values for each country, or “ask us”', () => {
  const rows = [
    { label: 'Germany', value: '€75' },
    { label: 'Germany', value: 'Paid when you apply.' },
    { label: 'Finland', value: '€75' },
  ];
  expect(keyFact({ rows }, ['Germany', 'France', 'Finland'])?.cells).toEqual([
    { label: 'Germany', values: ['€75', 'Paid when you apply.'] },
    { label: 'France', values: ['ask us'] },
    { label: 'Finland', values: ['€75'] },
  ]);
});

it('a key fact that is equal in all countries stands once', () => {
  const rows = ['Germany', 'Finland'].map((label) => ({ label, value: '€75' }));
  expect(keyFact({ rows }, ['Germany', 'Finland'])).toMatchObject({ figure: '€75', rows: [] });
});

it('equal rows of a key fact become one row, which keeps all facts for the sources', () => {
  const [german, french] = ['de', 'fr'].map((id) => ({ ...fact(id, { value: '€75' }) }));
  const rows = [
    { label: 'Germany', value: german as Fact },
    { label: 'Finland', value: '€600' },
    { label: 'France', value: french as Fact },
    { label: 'Italy', value: '€600' },
    { label: 'Spain', value: '€80' },
  ];
  const made = keyFact({ rows })?.rows ?? [];
  expect(made.map(({ label }) => label)).toEqual(['Germany and France', 'Finland and Italy', 'Spain']);
  expect(JSON.stringify(made[0])).toContain('"id":"fr"');
});

describe('the months that a key fact draws', () => {
  const intakes = (...months: [month: number, kind: 'main' | 'some', or?: number][]) =>
    fact('intakes', { intakes: months.map(([month, kind, or]) => ({ month, kind, or })) } as Partial<Fact>);

  it('are one bar for neighbouring months of a kind, the usual kind first, in the calendar’s order', () => {
    expect(keyFact({ figure: intakes([9, 'main'], [2, 'main'], [3, 'main'], [1, 'some']) })?.months).toEqual([
      { label: 'Most courses', from: 2, to: 3 },
      { label: 'Most courses', from: 9, to: 9 },
      { label: 'Some courses', from: 1, to: 1 },
    ]);
  });

  it('include both months if courses begin in either', () => {
    expect(keyFact({ figure: intakes([2, 'main', 3], [7, 'main'], [12, 'main', 1]) })?.months).toEqual([
      { label: 'Most courses', from: 2, to: 3 },
      { label: 'Most courses', from: 7, to: 7 },
      { label: 'Most courses', from: 12, to: 13 },
    ]);
  });

  it('are left out for a fact without months', () => {
    expect(keyFact({ rows: [{ label: 'Germany', value: 'October' }] })).not.toHaveProperty('months');
  });
});

it('each state of a timeline lasts until the next state begins, also over the turn of a year', () => {
  const step = (month: string, status: 'planning' | 'visa' | 'arrival') => ({ month, task: 'Task', status });
  const section = withPlotData({
    kind: 'timeline',
    chapter: 'visa',
    id: 'timeline',
    title: 'Timeline',
    items: [
      step('October', 'planning'),
      step('November', 'planning'),
      step('December', 'visa'),
      step('February', 'arrival'),
    ],
  } as SectionOf<'timeline'>);
  expect(section).toMatchObject({
    states: [
      { status: 'planning', from: 10, to: 11 },
      { status: 'visa', from: 12, to: 13 },
      { status: 'arrival', from: 14, to: 14 },
    ],
  });
});

describe('the plot of tuition', () => {
  const lakh = (low: number, high: number) => ({ ...fact('tuition', {}), lakh: { low, high, text: '' } });
  /** The range of a country with this tuition. */
  const rangeOf = (...tuition: ItemOf<'tuitionComparison'>['tuition']) => {
    const section = withPlotData({
      kind: 'tuitionComparison',
      chapter: 'costs',
      id: 'tuition',
      title: 'Tuition',
      items: [{ country: 'Germany', code: 'de', language: 'German', tuition }],
    });
    return (section as SectionOf<'tuitionComparison'>).items[0]?.range;
  };

  it('has a country’s lowest and highest amount, and the level if the other levels are unknown', () => {
    expect(rangeOf({ level: 'bachelor', fee: lakh(0, 2) }, { level: 'master', fee: lakh(1, 21) })).toEqual({
      low: 0,
      high: 21,
      value: '0–21',
    });
    expect(rangeOf({ fee: lakh(4, 4) })?.value).toBe('4');
    expect(rangeOf({ level: 'bachelor', fee: lakh(1, 4) }, { level: 'master', fee: 'ask' })?.value).toBe(
      'bachelor: 1–4',
    );
  });

  it('has “ask us” without a known amount', () => {
    expect(rangeOf({ fee: 'set by income' })).toEqual({ value: 'ask us' });
  });
});

it('a section without plots is unchanged', () => {
  const section = {
    kind: 'callToAction',
    id: 'contact',
    title: 'Talk to us',
    intro: 'Come.',
    button: { label: 'Go' },
  } as const;
  expect(withPlotData(section)).toBe(section);
});
