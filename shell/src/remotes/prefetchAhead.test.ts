import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchAhead } from './prefetchAhead.ts';

const prepare = vi.fn();
const prefetch = vi.fn();
const prefetchShared = vi.fn();
const prefetchWidgets = vi.fn();

/** Tells the page's one observer whether the link to a path is in view. */
let tell: (path: string, isIntersecting: boolean) => void = () => {};
const observed = new Set<Element>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        tell = (path, isIntersecting) => {
          const target = [...observed].find((link) => link.getAttribute('href') === path);
          if (target) report([{ target, isIntersecting }]);
        };
      }
      observe = (link: Element) => observed.add(link);
      unobserve = (link: Element) => observed.delete(link);
    },
  );
  document.body.innerHTML =
    '<main id="main"><a href="/sat">SAT</a><a href="https://elsewhere.example/">Elsewhere</a></main>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  observed.clear();
  vi.clearAllMocks();
});

/** Loads the page on a connection as the browser reports it; undefined if the browser reports nothing. */
function loadOn(connection: object | undefined) {
  vi.stubGlobal('navigator', { connection });
  prefetchAhead({ prepare, prefetch, prefetchShared, prefetchWidgets });
  vi.runAllTimers();
}

const fast = { effectiveType: '4g', saveData: false };

test('on a fast connection the assistant and the page of a link in view are fetched, once each', () => {
  loadOn(fast);
  expect(prefetchWidgets).toHaveBeenCalledOnce();
  expect(prepare).toHaveBeenCalledOnce();
  tell('/sat', true);
  expect(prefetch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(prefetch.mock.calls).toEqual([['/sat']]);
  tell('/sat', true);
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledOnce();
});

test('the page of a link that is only scrolled past is not fetched, nor is another site', () => {
  loadOn(fast);
  tell('/sat', true);
  tell('/sat', false);
  tell('https://elsewhere.example/', true);
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
});

test('on 3G only the files that the page of a link in view shares with others are fetched', () => {
  loadOn({ effectiveType: '3g', saveData: false });
  tell('/sat', true);
  vi.runAllTimers();
  expect(prefetchShared.mock.calls).toEqual([['/sat']]);
  expect(prefetch).not.toHaveBeenCalled();
  expect(prefetchWidgets).not.toHaveBeenCalled();
});

test.each([
  ['is slow', { effectiveType: '2g', saveData: false }],
  ['is not known', undefined],
])('if the connection %s, only the manifest is prefetched', (_, connection) => {
  loadOn(connection);
  expect(prepare).toHaveBeenCalledOnce();
  expect(prefetchWidgets).not.toHaveBeenCalled();
  expect(observed.size).toBe(0);
});

test('nothing is prefetched for a visitor who saves data', () => {
  loadOn({ ...fast, saveData: true });
  expect(prepare).not.toHaveBeenCalled();
  expect(prefetchWidgets).not.toHaveBeenCalled();
  expect(observed.size).toBe(0);
});
