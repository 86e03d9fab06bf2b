import { createElement, type FunctionComponent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stableModule } from './stableComponents.ts';

const counter = (label: string) =>
  function Counter() {
    const [count, setCount] = useState(0);
    return createElement(
      'button',
      { type: 'button', onClick: () => setCount(count + 1) },
      `${label} ${count}`,
    );
  };

function LabelledCounter() {
  const [count] = useState(0);
  const [label] = useState('other');
  return createElement('button', { type: 'button' }, `${label} ${count}`);
}

test('a changed component is drawn at once and keeps its state, unless it calls other hooks', () => {
  const { module, change } = stableModule({ default: counter('before'), title: 'Blogs' });
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  flushSync(() => root.render(createElement(module.default as FunctionComponent)));
  flushSync(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('before 1');

  expect(flushSync(() => change({ default: counter('after'), title: 'Blogs' }))).toBe(true);
  expect(place.textContent).toBe('after 1');

  expect(flushSync(() => change({ default: LabelledCounter, title: 'Blogs' }))).toBe(true);
  expect(place.textContent).toBe('other 0');
});

test('an error is shown in the component’s place until its source changes', () => {
  const { module, change } = stableModule({ default: counter('before') });
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  flushSync(() => root.render(createElement(module.default as FunctionComponent)));

  function Counter(): never {
    throw new Error('no price');
  }
  flushSync(() => change({ default: Counter }));
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Error: no price');
  // React logs the error too.
  vi.mocked(console.error).mockClear();
  flushSync(() => change({ default: counter('after') }));
  expect(place.textContent).toBe('after 0');
});

test.each([
  ['a text has changed', { default: counter('same'), title: 'Other' }],
  ['a component is gone', { title: 'Blogs' }],
  ['something is new', { default: counter('same'), title: 'Blogs', price: 1 }],
])('the page has to be loaded again when %s', (_what, next) => {
  const { change } = stableModule({ default: counter('same'), title: 'Blogs' });
  expect(change(next)).toBe(false);
});
