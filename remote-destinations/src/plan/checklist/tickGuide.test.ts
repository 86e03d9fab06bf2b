import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import checklist from '../content/checklist.ts';
import guideItems from './guideItems.json';
import { tickGuide } from './tickGuide.ts';

const lines = ['Valid passport', 'Medical examination', 'Something else'];

beforeEach(() => {
  window.history.replaceState(null, '', '/study-in-australia');
  document.body.innerHTML = `<main><ul data-checklist="true">${lines
    .map((line) => `<li><svg></svg><div><h3>${line}</h3></div></li>`)
    .join('')}</ul></main>`;
});
afterEach(() => localStorage.clear());

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const ready = () => document.querySelector('[role=status]')?.textContent;

test('a tick is counted and stored under the line’s name in the checklist', () => {
  tickGuide();
  expect(ready()).toBe('0 of 3 ready');
  boxes()[0]?.click();
  boxes()[1]?.click();
  expect(ready()).toContain('2 of 3 ready');
  expect(JSON.parse(localStorage.getItem('plan-checklist') ?? '')).toEqual([
    'australia/passport',
    'australia/medical',
  ]);
  boxes()[0]?.click();
  expect(ready()).toContain('1 of 3 ready');
});

test('a stored tick is shown, and a list gets its boxes only once', () => {
  localStorage.setItem('plan-checklist', '["australia/medical","uk/cas"]');
  tickGuide();
  tickGuide();
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
  boxes()[0]?.click();
  expect(JSON.parse(localStorage.getItem('plan-checklist') ?? '')).toContain('uk/cas');
});

test.each([
  ['another tab changes', new StorageEvent('storage', { key: 'plan-checklist' })],
  ['changed while the page was kept for Back', new PageTransitionEvent('pageshow', { persisted: true })],
])('ticks that %s are shown and counted', (_, event) => {
  localStorage.setItem('plan-checklist', '["australia/passport"]');
  tickGuide();
  localStorage.setItem('plan-checklist', '["australia/medical","australia/Something else"]');
  window.dispatchEvent(event);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true]);
  expect(ready()).toBe('2 of 3 ready');
});

test('a paper in two lists of a guide is ticked in both', () => {
  window.history.replaceState(null, '', '/study-in-korea');
  const list = '<ul data-checklist="true"><li><svg></svg><span>Passport</span></li></ul>';
  document.body.innerHTML = `<main><div>${list}</div><div>${list}</div></main>`;
  tickGuide();
  boxes()[0]?.click();
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
  const counts = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  expect(counts).toEqual(['1 of 1 ready', '1 of 1 ready']);
  expect(JSON.parse(localStorage.getItem('plan-checklist') ?? '')).toEqual(['korea/passport']);
});

test('a page that is not a guide is left unchanged', () => {
  window.history.replaceState(null, '', '/about');
  tickGuide();
  expect(boxes()).toEqual([]);
});

test('boxes can be ticked even if the browser stores nothing', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  tickGuide();
  boxes()[0]?.click();
  expect(ready()).toContain('1 of 3 ready');
  full.mockRestore();
});

test('every mapped line names an item of the checklist', () => {
  const known = new Set([
    ...checklist.nepal.items.map(({ id }) => `nepal/${id}`),
    ...checklist.countries.flatMap(({ id, items }) => items.map((item) => `${id}/${item.id}`)),
  ]);
  for (const names of Object.values(guideItems))
    for (const name of Object.values(names)) expect(known).toContain(name);
});
