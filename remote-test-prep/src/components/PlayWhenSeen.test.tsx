import { renderInSite } from '@sayapatri/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayWhenSeen } from './PlayWhenSeen.tsx';

/** Reports to the observer whether the watched element is in view. */
let report: (isIntersecting: boolean) => void;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const stage = () => screen.getByText('bars').parentElement;

test('an element out of view waits, and plays once when it comes into view', () => {
  renderInSite(
    <PlayWhenSeen>
      <p>bars</p>
    </PlayWhenSeen>,
  );
  report(false);
  expect(stage()).toHaveAttribute('data-waiting');
  report(true);
  expect(stage()).not.toHaveAttribute('data-waiting');
  expect(disconnect).toHaveBeenCalledOnce();
});

test('an element in view from the start does not wait', () => {
  renderInSite(
    <PlayWhenSeen>
      <p>bars</p>
    </PlayWhenSeen>,
  );
  report(true);
  expect(stage()).not.toHaveAttribute('data-waiting');
});

test('a browser without IntersectionObserver shows everything at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  renderInSite(
    <PlayWhenSeen>
      <p>bars</p>
    </PlayWhenSeen>,
  );
  expect(stage()).not.toHaveAttribute('data-waiting');
});
