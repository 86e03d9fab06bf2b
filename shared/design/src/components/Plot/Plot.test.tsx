import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axisFor, placeOn, ticksOf } from './axis.ts';
import { Gantt } from './Gantt.tsx';
import { RangeBars } from './RangeBars.tsx';

const rangeBars = (
  <RangeBars
    caption="Tuition a year, in lakh of rupees"
    unit="lakh"
    columns={['Country', 'Tuition a year']}
    bars={[
      { label: 'Australia', low: 18.4, high: 41.4, value: '18.4–41.4 lakh', yours: true },
      { label: 'New Zealand', low: 17.6, high: 28, value: '17.6–28 lakh' },
      { label: 'Germany', low: 0, high: 0, value: 'no tuition' },
      { label: 'Netherlands', low: 12, high: 12, value: '12 lakh' },
    ]}
  />
);

/** From August of one year to July of the next. */
const steps = [
  { label: 'English test', from: 8, to: 9 },
  { label: 'Application', from: 10, to: 12 },
  { label: 'Visa', from: 15, to: 17 },
  { label: 'Flight', from: 19, to: 19 },
];

/** The cells of a plot's table, row by row, found as a screen reader finds them. */
function tableOf(caption: string) {
  const figure = screen.getByRole('figure', { name: caption });
  const table = within(figure).getByRole('table', { name: caption });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('the caption is that of a figure and of a table with every number of it', () => {
  renderInSite(rangeBars);
  expect(tableOf('Tuition a year, in lakh of rupees')).toEqual([
    ['Country', 'Tuition a year'],
    ['Australia', '18.4–41.4 lakh'],
    ['New Zealand', '17.6–28 lakh'],
    ['Germany', 'no tuition'],
    ['Netherlands', '12 lakh'],
  ]);
});

test('a plot whose figures the page states has no table', () => {
  renderInSite(<Gantt caption="From the test to the flight" bars={steps} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the drawing is hidden from screen readers, and nothing in it can take the focus', () => {
  renderInSite(rangeBars);
  const drawing = screen.getByRole('figure').querySelector('[aria-hidden=true]');
  expect(drawing).toHaveTextContent('18.4–41.4 lakh');
  expect(drawing?.querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0);
});

test('a range is a bar from end to end, and a single figure stands at its place', () => {
  renderInSite(rangeBars);
  const bars = [...document.querySelectorAll<HTMLElement>('[aria-hidden] i > b')];
  expect(bars.map(({ style }) => [style.left, style.right])).toEqual([
    ['36.8%', 'calc(17.2%)'],
    ['35.2%', 'calc(44%)'],
    ['8px', ''],
    ['24%', ''],
  ]);
});

test('today is marked on every row of a Gantt chart', () => {
  const bars = [
    { label: 'Test', from: 11, to: 12 },
    { label: 'Visa', from: 13, to: 20 },
  ];
  renderInSite(<Gantt caption="Steps" bars={bars} now={12} />);
  const marks = [...document.querySelectorAll<HTMLElement>('[aria-hidden] i > span')];
  expect(marks.map(({ style }) => style.left)).toEqual(['10%', '10%']);
});

test('bars within one year stand on the whole year, each in its own months', () => {
  const intakes = [
    { label: 'February intake', from: 2, to: 3 },
    { label: 'July intake', from: 7, to: 7 },
    { label: 'November intake', from: 11, to: 12 },
  ];
  renderInSite(<Gantt caption="When courses begin" bars={intakes} />);
  const drawing = screen.getByRole('figure').querySelector('[aria-hidden=true]');
  expect(drawing).toHaveTextContent(/^ADJan.*Dec.*BSMagh.*Poush/);
  const bars = [...document.querySelectorAll<HTMLElement>('[aria-hidden] i > b')];
  expect(bars.map(({ style }) => style.left)).toEqual(['8.3%', '50%', '83.3%']);
});

test.each([
  [41.4, [0, 10, 20, 30, 40, 50]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [24, [0, 5, 10, 15, 20, 25]],
  [164, [0, 50, 100, 150, 200]],
  [0, [0, 1]],
])('a scale for %d has at most six round ticks', (highest, ticks) => {
  expect(ticksOf(axisFor(highest))).toEqual(ticks);
});

test('values outside a scale are drawn at its ends', () => {
  const axis = { from: 4, to: 9, step: 1 };
  expect([3, 4, 6.5, 9, 12].map((score) => placeOn(axis, score))).toEqual([
    '0%',
    '0%',
    '50%',
    '100%',
    '100%',
  ]);
});
