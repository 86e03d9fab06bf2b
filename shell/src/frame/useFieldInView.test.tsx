import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFieldInView } from './useFieldInView.ts';

function Bar() {
  useFieldInView();
  return <input aria-label="Chat" />;
}

test('fields that the page adds are observed, but not hidden fields or those outside the main part', async () => {
  const observed = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: Element) => observed.add(element);
      disconnect = () => {};
    },
  );
  const { unmount } = renderInSite(
    <>
      <main id="main">
        <input type="hidden" />
        <input aria-label="Leave this empty" tabIndex={-1} />
      </main>
      <Bar />
    </>,
  );
  expect([...observed]).toEqual([]);
  const field = document.createElement('input');
  screen.getByRole('main').append(field);
  await waitFor(() => expect([...observed]).toEqual([field]));
  unmount();
  vi.unstubAllGlobals();
});
