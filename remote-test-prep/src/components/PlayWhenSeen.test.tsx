import { renderInSite } from '@sayapatri/testing';
import { act, cleanup, screen } from '@testing-library/react';
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

/** Returns the element whose children are animated. */
function show() {
  renderInSite(
    <PlayWhenSeen>
      <p>bars</p>
    </PlayWhenSeen>,
  );
  return screen.getByText('bars').parentElement;
}

test('an element out of view waits, and plays once when it comes into view', () => {
  const stage = show();
  report(false);
  expect(stage).toHaveAttribute('data-waiting');
  report(true);
  expect(stage).not.toHaveAttribute('data-waiting');
  expect(disconnect).toHaveBeenCalledOnce();
});

test('an element does not wait if it is in view from the start, or if the browser has no IntersectionObserver', () => {
  const seen = show();
  report(true);
  expect(seen).not.toHaveAttribute('data-waiting');
  cleanup();
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(show()).not.toHaveAttribute('data-waiting');
});
