import { renderInSite } from '@sayapatri/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import type { Slider } from './slider.ts';

const slides = ['Asmita', 'Bibek'].map((name) => ({ id: name, content: name }));
const carousel = (
  <Carousel label="Our team" item="member" slides={slides} slideWidth="246px" gap={24} spotlight />
);
/** The row itself: focusable as long as it scrolls. */
const row = () => screen.getByRole('group', { name: '1 of 2' }).parentElement?.parentElement;

/** An observer that reports only what the test tells it. */
function stubObserver() {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting: boolean) => tell(isIntersecting);
}

beforeEach(async () => {
  await import('./slider.ts');
});

afterEach(() => {
  vi.doUnmock('./slider.ts');
  vi.unstubAllGlobals();
});

test('a carousel far from view is a scrollable row, reachable by keyboard; near view its slider is loaded', async () => {
  const setInView = stubObserver();
  renderInSite(carousel);
  expect(row()).toHaveAttribute('tabindex', '0');

  setInView(true);

  await waitFor(() => expect(row()).not.toHaveAttribute('tabindex'));
});

test('a click between the slider’s start and the next render is not lost', async () => {
  stubObserver();
  const next = vi.fn();
  const nothing = () => undefined;
  vi.doMock('./slider.ts', () => ({
    createSlider: (): Slider => {
      queueMicrotask(() => screen.getByRole('button', { name: 'Next member' }).click());
      return { next, previous: nothing, show: nothing, play: nothing, pause: nothing, destroy: nothing };
    },
  }));
  renderInSite(carousel);

  fireEvent.click(screen.getByRole('button', { name: 'Previous member' }));

  await waitFor(() => expect(row()).not.toHaveAttribute('tabindex'));
  expect(next).toHaveBeenCalledOnce();
});

test('a carousel whose code can’t be loaded stays a scrollable row with nothing inert', async () => {
  const failed = vi.fn(() => {
    throw new Error('offline');
  });
  vi.doMock('./slider.ts', failed);
  renderInSite(carousel);

  await waitFor(() => expect(failed).toHaveBeenCalled());

  expect(row()).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('group', { name: '2 of 2' })).not.toHaveAttribute('inert');
});
